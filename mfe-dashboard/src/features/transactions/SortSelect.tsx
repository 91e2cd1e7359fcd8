import { FilterSelect } from './FilterSelect';
import type { SortDirection, Sorting, SortKey } from './sorting';

const options: { value: `${SortKey} ${SortDirection}`; label: string; sorting: Sorting }[] = [
  { value: 'date descending', label: 'Newest first', sorting: { key: 'date', direction: 'descending' } },
  { value: 'date ascending', label: 'Oldest first', sorting: { key: 'date', direction: 'ascending' } },
  { value: 'amount descending', label: 'Most received', sorting: { key: 'amount', direction: 'descending' } },
  { value: 'amount ascending', label: 'Most spent', sorting: { key: 'amount', direction: 'ascending' } },
];

interface SortSelectProps {
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

/** Stands in for the sortable column headers on narrow screens. */
export function SortSelect({ sorting, onSort }: SortSelectProps) {
  return (
    <FilterSelect
      label="Sort by"
      value={`${sorting.key} ${sorting.direction}` as const}
      options={options}
      onChange={(value) => {
        const chosen = options.find((option) => option.value === value);
        if (chosen) onSort(chosen.sorting);
      }}
    />
  );
}

import { useText } from '../../messages';
import { FilterSelect } from './FilterSelect';
import type { Option } from './filterOptions';
import type { SortDirection, Sorting, SortKey } from './sorting';

const options: (Option<`${SortKey} ${SortDirection}`> & { sorting: Sorting })[] = [
  { value: 'date descending', label: 'history.newestFirst', sorting: { key: 'date', direction: 'descending' } },
  { value: 'date ascending', label: 'history.oldestFirst', sorting: { key: 'date', direction: 'ascending' } },
  { value: 'amount descending', label: 'history.largestIn', sorting: { key: 'amount', direction: 'descending' } },
  { value: 'amount ascending', label: 'history.largestOut', sorting: { key: 'amount', direction: 'ascending' } },
];

interface SortSelectProps {
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

/** Stands in for the sortable column headers on narrow screens. */
export function SortSelect({ sorting, onSort }: SortSelectProps) {
  const text = useText();
  return (
    <FilterSelect
      label={text('history.sortBy')}
      value={`${sorting.key} ${sorting.direction}` as const}
      options={options.map(({ value, label }) => ({ value, label: text(label) }))}
      onChange={(value) => {
        const chosen = options.find((option) => option.value === value);
        if (chosen) onSort(chosen.sorting);
      }}
    />
  );
}

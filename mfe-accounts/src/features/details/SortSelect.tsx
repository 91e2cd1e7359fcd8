import { Select } from '@bank/shared/ui';
import { useText } from '../../messages';
import { type AccountSort, readSort, writeSort } from './sortAccounts';

const orders = [
  { value: '', label: 'sort.default' },
  { value: 'name-ascending', label: 'sort.nameUp' },
  { value: 'name-descending', label: 'sort.nameDown' },
  { value: 'balance-descending', label: 'sort.balanceDown' },
  { value: 'balance-ascending', label: 'sort.balanceUp' },
] as const;

interface SortSelectProps {
  sort: AccountSort | undefined;
  onSort: (sort: AccountSort | undefined) => void;
}

/** Stands in for the sortable column headers on narrow screens. */
export function SortSelect({ sort, onSort }: SortSelectProps) {
  const text = useText();
  return (
    <Select
      label={text('sort.label')}
      inline
      options={orders.map(({ value, label }) => ({ value, label: text(label) }))}
      value={sort ? writeSort(sort) : ''}
      onChange={({ target }) => onSort(readSort(target.value))}
    />
  );
}

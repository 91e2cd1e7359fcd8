import { Select } from '@bank/shared/ui';
import { type AccountSort, readSort, writeSort } from './sortAccounts';

const orders = [
  { value: '', label: 'Default order' },
  { value: 'name-ascending', label: 'Name, A to Z' },
  { value: 'name-descending', label: 'Name, Z to A' },
  { value: 'balance-descending', label: 'Highest balance' },
  { value: 'balance-ascending', label: 'Lowest balance' },
];

interface SortSelectProps {
  sort: AccountSort | undefined;
  onSort: (sort: AccountSort | undefined) => void;
}

/** Stands in for the sortable column headers on narrow screens. */
export function SortSelect({ sort, onSort }: SortSelectProps) {
  return (
    <Select
      label="Sort by"
      inline
      options={orders}
      value={sort ? writeSort(sort) : ''}
      onChange={({ target }) => onSort(readSort(target.value))}
    />
  );
}

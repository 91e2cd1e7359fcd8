import { Select } from '@bank/shared/ui';
import type { AccountSort } from './sortAccounts';

const orders: { value: string; label: string; sort?: AccountSort }[] = [
  { value: 'bank', label: 'Bank’s order' },
  { value: 'name-up', label: 'Name, A to Z', sort: { column: 'name', direction: 'ascending' } },
  { value: 'name-down', label: 'Name, Z to A', sort: { column: 'name', direction: 'descending' } },
  { value: 'balance-down', label: 'Highest balance', sort: { column: 'balance', direction: 'descending' } },
  { value: 'balance-up', label: 'Lowest balance', sort: { column: 'balance', direction: 'ascending' } },
];

interface SortSelectProps {
  sort: AccountSort | undefined;
  onSort: (sort: AccountSort | undefined) => void;
}

/** Stands in for the sortable column headers on narrow screens. */
export function SortSelect({ sort, onSort }: SortSelectProps) {
  const current = orders.find(
    (order) => order.sort?.column === sort?.column && order.sort?.direction === sort?.direction,
  );
  return (
    <Select
      label="Sort accounts"
      hideLabel
      options={orders}
      value={current?.value}
      onChange={({ target }) => onSort(orders.find(({ value }) => value === target.value)?.sort)}
    />
  );
}

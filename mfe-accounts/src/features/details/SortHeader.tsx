import { SortButton } from '@bank/shared/ui';
import type { ComponentProps } from 'react';
import { type AccountSort, type SortColumn, toggleSort } from './sortAccounts';

interface SortHeaderProps extends ComponentProps<'th'> {
  column: SortColumn;
  label: string;
  sort: AccountSort | undefined;
  onSort: (sort: AccountSort) => void;
}

export function SortHeader({ column, label, sort, onSort, ...props }: SortHeaderProps) {
  const direction = sort?.column === column ? sort.direction : undefined;
  return (
    <th {...props} scope="col" aria-sort={direction}>
      <SortButton label={label} direction={direction ?? 'none'} onSort={() => onSort(toggleSort(sort, column))} />
    </th>
  );
}

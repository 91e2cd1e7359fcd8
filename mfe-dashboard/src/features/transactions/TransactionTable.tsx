import { formatDay } from '@bank/shared/format';
import { SortButton, Table } from '@bank/shared/ui';
import styled from 'styled-components';
import type { Transaction } from '../../data/types';
import { CategoryIcon } from './CategoryIcon';
import { type Sorting, type SortKey, toggleSorting } from './sorting';
import { TransactionAmount } from './TransactionAmount';

interface TransactionTableProps {
  transactions: Transaction[];
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

export function TransactionTable({ transactions, sorting, onSort }: TransactionTableProps) {
  const sort = (key: SortKey, label: string) => ({
    'aria-sort': sorting.key === key ? sorting.direction : undefined,
    children: (
      <SortButton
        label={label}
        direction={sorting.key === key ? sorting.direction : 'none'}
        onSort={() => onSort(toggleSorting(sorting, key))}
      />
    ),
  });
  return (
    <Rows caption="Transaction History" captionHidden>
      <thead>
        <tr>
          <th scope="col">Description</th>
          <th scope="col" {...sort('date', 'Date')} />
          <th scope="col">Category</th>
          <th scope="col" data-numeric {...sort('amount', 'Amount')} />
        </tr>
      </thead>
      <tbody>
        {transactions.map(({ id, description, date, category, amount }) => (
          <tr key={id} data-row tabIndex={-1}>
            <th scope="row">
              <Description>
                <CategoryIcon category={category} />
                {description}
              </Description>
            </th>
            <td>{formatDay(date)}</td>
            <td>{category}</td>
            <td data-numeric>
              <TransactionAmount amount={amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </Rows>
  );
}

const Rows = styled(Table)`
  && > tbody :is(th, td) {
    height: 56px;
  }

  && > tbody th {
    width: 46%;
    font-weight: 500;
  }

  @container (max-width: 559.98px) {
    && :is(th, td):not(:first-child) {
      padding-inline-start: 8px;
    }
  }

  && td:nth-of-type(1),
  && td:nth-of-type(2) {
    color: var(--muted);
    white-space: nowrap;
  }

  && td:nth-of-type(1) {
    font-variant-numeric: tabular-nums;
  }
`;

const Description = styled.span`
  display: flex;
  gap: 12px;
  align-items: center;
  overflow-wrap: anywhere;

  @container (max-width: 559.98px) {
    > :first-child {
      display: none;
    }
  }
`;

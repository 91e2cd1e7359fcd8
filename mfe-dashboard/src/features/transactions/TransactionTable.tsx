import { formatDay } from '@bank/shared/format';
import { SortButton, Table } from '@bank/shared/ui';
import { memo, useRef } from 'react';
import styled from 'styled-components';
import type { Transaction } from '../../data/types';
import { CategoryIcon } from './CategoryIcon';
import { StandIn } from './StandIn';
import { type Sorting, type SortKey, toggleSorting } from './sorting';
import { TransactionAmount } from './TransactionAmount';
import { type AccountNames, useAccountNames } from './useAccountNames';
import { useStretches } from './useStretches';
import type { FoundTransactions } from './useTransactions';

const ROW_HEIGHT_PX = 56;

/** Safari takes no table for one that is not laid out as a table, unless told. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

interface TransactionTableProps {
  found: FoundTransactions;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

export function TransactionTable({ found: { blocks, total }, sorting, onSort }: TransactionTableProps) {
  const names = useAccountNames();
  const table = useRef<HTMLTableElement>(null);
  const stretches = useStretches(table, blocks, ROW_HEIGHT_PX);
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
    <Grid
      {...roles.table}
      ref={table}
      caption="Transaction History"
      captionHidden
      aria-rowcount={total === undefined ? UNKNOWN : total + HEADER_ROWS}
    >
      <thead {...roles.group}>
        <tr {...roles.row} aria-rowindex={1}>
          <th {...roles.columnHeader}>Description</th>
          <th {...roles.columnHeader} {...sort('date', 'Date')} />
          <th {...roles.columnHeader}>Category</th>
          <th {...roles.columnHeader} data-numeric {...sort('amount', 'Amount')} />
        </tr>
      </thead>
      {stretches.map(({ from, to, isNear, start, height, data }) =>
        isNear ? (
          <tbody key={from} {...data} {...roles.group}>
            <Rows block={blocks[from] ?? []} names={names} start={start} />
          </tbody>
        ) : (
          <tbody key={from} {...data} aria-hidden>
            <tr>
              <td colSpan={4}>
                <StandIn blocks={blocks} names={names} from={from} to={to} height={height} />
              </td>
            </tr>
          </tbody>
        ),
      )}
    </Grid>
  );
}

const HEADER_ROWS = 1;
/** https://www.w3.org/TR/wai-aria-1.2/#aria-rowcount */
const UNKNOWN = -1;

interface RowsProps {
  block: readonly Transaction[];
  names: AccountNames;
  /** Rows before it. */
  start: number;
}

const Rows = memo(({ block, names, start }: RowsProps) =>
  block.map(({ id, accountId, description, date, category, amount }, index) => (
    <tr key={id} {...roles.row} aria-rowindex={HEADER_ROWS + start + index + 1} data-row={start + index} tabIndex={-1}>
      <th {...roles.rowHeader}>
        <Description>
          <CategoryIcon category={category} />
          <span>
            <bdi>{description}</bdi>
            <Account>
              <bdi>{names.get(accountId)}</bdi>
            </Account>
          </span>
        </Description>
      </th>
      <td {...roles.cell}>{formatDay(date)}</td>
      <td {...roles.cell}>{category}</td>
      <td {...roles.cell} data-numeric>
        <TransactionAmount amount={amount} />
      </td>
    </tr>
  )),
);

const Grid = styled(Table)`
  /* Each block is laid out by itself: a table is laid out whole, again with each block that comes or goes. */
  @media screen {
    && {
      display: block;
      --columns: minmax(0, 46fr) minmax(7.5rem, 20fr) minmax(6.5rem, 16fr) minmax(8.5rem, 18fr);

      @container (max-width: 559.98px) {
        --columns: minmax(0, 1fr) 5.5rem 4.5rem 6.75rem;
      }
    }

    && > :is(caption, thead, tbody) {
      display: block;
      contain: layout style;
    }

    && tr {
      display: grid;
      grid-template-columns: var(--columns);
      align-items: center;
      min-height: 56px;
      border-block-end: 1px solid var(--hairline);
    }

    && > thead > tr {
      min-height: 40px;
    }

    && > tbody:last-child > tr:last-child {
      border-block-end: 0;
    }

    && :is(th, td) {
      height: auto;
      border: 0;
    }

    /* What is wider than its column reaches into the one before. */
    && [data-numeric] {
      justify-self: end;
    }
  }

  @media print {
    && > tbody:not(:last-child) > tr:last-child > * {
      border-block-end: 1px solid var(--hairline);
    }
  }

  && > tbody[aria-hidden] > tr {
    border: 0;

    > td {
      grid-column: 1 / -1;
      padding: 0;
    }
  }

  && > tbody th {
    font-weight: 500;
  }

  @container (max-width: 559.98px) {
    && :is(th, td):not(:first-child) {
      padding-inline-start: 8px;
    }

    && :is(th, td):not(:last-child) {
      padding-inline-end: 4px;
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

const Account = styled.span`
  display: block;
  color: var(--muted);
  font-size: var(--text-12);
  font-weight: 400;
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

import { SortButton } from '@bank/shared/ui';
import { useRef } from 'react';
import { useText } from '../../messages';
import { HEADER_ROWS, tableRoles } from '../../ui/tableRoles';
import { StandIn } from './StandIn';
import { type Sorting, type SortKey, toggleSorting } from './sorting';
import { TransactionGrid } from './TransactionGrid';
import { TransactionRows } from './TransactionRows';
import { useAccountNames } from './useAccountNames';
import { useStretches } from './useStretches';
import type { FoundTransactions } from './useTransactions';

const ROW_HEIGHT_PX = 56;

/** https://www.w3.org/TR/wai-aria-1.2/#aria-rowcount */
const UNKNOWN = -1;

interface TransactionTableProps {
  found: FoundTransactions;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

export function TransactionTable({ found: { blocks, total, query }, sorting, onSort }: TransactionTableProps) {
  const text = useText();
  const names = useAccountNames(query.account);
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
    <TransactionGrid
      {...tableRoles.table}
      ref={table}
      caption={text('history.title')}
      captionHidden
      aria-rowcount={total === undefined ? UNKNOWN : total + HEADER_ROWS}
    >
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row} aria-rowindex={1}>
          <th {...tableRoles.columnHeader}>{text('history.description')}</th>
          <th {...tableRoles.columnHeader} {...sort('date', text('history.date'))} />
          <th {...tableRoles.columnHeader}>{text('history.category')}</th>
          <th {...tableRoles.columnHeader} data-numeric {...sort('amount', text('history.amount'))} />
        </tr>
      </thead>
      {stretches.map(({ from, to, isNear, start, height, data }) =>
        isNear ? (
          <tbody key={from} {...data} {...tableRoles.group}>
            <TransactionRows
              block={blocks[from] ?? []}
              names={names}
              start={start}
              isByDay={sorting.key === 'date'}
              lastDay={blocks[from - 1]?.at(-1)?.date}
            />
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
    </TransactionGrid>
  );
}

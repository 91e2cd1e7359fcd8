import { formatDay, type IsoDay } from '@bank/shared/format';
import { wordTransaction } from '@bank/shared/wording';
import { Fragment, memo } from 'react';
import styled from 'styled-components';
import type { Transaction } from '../../data/types';
import { useText } from '../../messages';
import { HEADER_ROWS, tableRoles } from '../../ui/tableRoles';
import { CategoryIcon } from './CategoryIcon';
import { categoryTexts } from './categoryTexts';
import { dayTitle, startsDay } from './days';
import { TransactionAmount } from './TransactionAmount';
import { TransactionLink } from './TransactionLink';
import type { AccountNames } from './useAccountNames';

interface TransactionRowsProps {
  block: readonly Transaction[];
  names: AccountNames;
  /** Rows before it. */
  start: number;
  isByDay: boolean;
  /** The day of the row before it. */
  lastDay: IsoDay | undefined;
}

/** Headings of days are for the eye: each row says its day, and rows keep their numbers. */
export const TransactionRows = memo(({ block, names, start, isByDay, lastDay }: TransactionRowsProps) => {
  const text = useText();
  return block.map(({ id, accountId, date, category, ownCategory = category, amount, ...words }, index) => (
    <Fragment key={id}>
      {isByDay && startsDay(block, index, lastDay) && (
        <tr data-day aria-hidden>
          <td colSpan={4}>{dayTitle(date)}</td>
        </tr>
      )}
      <tr {...tableRoles.row} aria-rowindex={HEADER_ROWS + start + index + 1} data-row={start + index} tabIndex={-1}>
        <th {...tableRoles.rowHeader}>
          <Description>
            <CategoryIcon category={ownCategory} />
            <span>
              <TransactionLink id={id}>{wordTransaction(words)}</TransactionLink>
              <Account>
                <bdi>{names.get(accountId)}</bdi>
              </Account>
            </span>
          </Description>
        </th>
        <td {...tableRoles.cell}>{formatDay(date)}</td>
        <td {...tableRoles.cell}>{text(categoryTexts[ownCategory])}</td>
        <td {...tableRoles.cell} data-numeric>
          <TransactionAmount amount={amount} />
        </td>
      </tr>
    </Fragment>
  ));
});

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
`;

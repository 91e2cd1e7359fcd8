import { formatDay, type IsoDay } from '@bank/shared/format';
import { Fragment, memo } from 'react';
import styled from 'styled-components';
import type { Transaction } from '../../data/types';
import { CategoryIcon } from './CategoryIcon';
import { dayTitle, startsDay } from './days';
import { TransactionAmount } from './TransactionAmount';
import { TransactionLink } from './TransactionLink';
import { HEADER_ROWS, roles } from './tableRoles';
import type { AccountNames } from './useAccountNames';

interface TransactionRowsProps {
  block: readonly Transaction[];
  names: AccountNames;
  /** Rows before it. */
  start: number;
  isByDay: boolean;
  /** Of the row before it. */
  lastDay: IsoDay | undefined;
}

/** Headings of days are for the eye: each row says its day, and rows keep their numbers. */
export const TransactionRows = memo(({ block, names, start, isByDay, lastDay }: TransactionRowsProps) =>
  block.map(({ id, accountId, description, date, category, amount }, index) => (
    <Fragment key={id}>
      {isByDay && startsDay(block, index, lastDay) && (
        <tr data-day aria-hidden>
          <td colSpan={4}>{dayTitle(date)}</td>
        </tr>
      )}
      <tr {...roles.row} aria-rowindex={HEADER_ROWS + start + index + 1} data-row={start + index} tabIndex={-1}>
        <th {...roles.rowHeader}>
          <Description>
            <CategoryIcon category={category} />
            <span>
              <TransactionLink id={id}>{description}</TransactionLink>
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
    </Fragment>
  )),
);

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

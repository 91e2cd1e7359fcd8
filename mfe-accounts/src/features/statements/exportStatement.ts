import type { Account } from '@bank/shared/api';
import { formatDecimal, type IsoMonth } from '@bank/shared/format';
import { notify } from '@bank/shared/toast';
import { downloadFile, useBalances } from '@bank/shared/ui';
import { wordTransaction } from '@bank/shared/wording';
import type { Statement } from '../../data/types';
import { formatCsv } from '../export/formatCsv';
import { text } from '../texts/messages';

export function exportStatement({ lastFour }: Account, statement: Statement): void {
  const file = `statement-${lastFour}-${statement.month}.csv`;
  downloadFile(file, new Blob([formatStatement(statement)], { type: 'text/csv;charset=utf-8' }));
  const isHidden = useBalances.getState().isHidden;
  const description = isHidden ? text('statement.savedHidden', { file }) : file;
  notify({ kind: 'success', title: text('statement.saved'), description });
}

/** Its first and last row are the balances between which the entries lead. */
export function formatStatement({ month, opening, closing, entries }: Statement): string {
  return formatCsv([
    [
      text('statement.date'),
      text('statement.description'),
      text('statement.amount'),
      text('account.balance'),
      text('statement.currency'),
    ],
    [`${month}-01`, text('statement.opening'), '', formatDecimal(opening), opening.currency],
    ...entries.map(({ date, amount, balance, ...words }) => [
      date,
      wordTransaction(words),
      formatDecimal(amount),
      formatDecimal(balance),
      amount.currency,
    ]),
    [lastDayOf(month), text('statement.closing'), '', formatDecimal(closing), closing.currency],
  ]);
}

function lastDayOf(month: IsoMonth): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

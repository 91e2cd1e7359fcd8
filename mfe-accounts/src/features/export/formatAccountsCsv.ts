import type { Account } from '@bank/shared/api';
import { formatDecimal } from '@bank/shared/format';
import { text } from '../../messages';
import { accountKinds, statusLabels } from '../accounts/accountKinds';
import { formatCsv } from './formatCsv';

const columns = (): [title: string, cell: (account: Account) => string][] => [
  [text('details.columnName'), ({ name }) => name],
  [text('details.columnNumber'), ({ lastFour }) => `•••• ${lastFour}`],
  [text('account.type'), ({ type }) => text(accountKinds[type].label)],
  [text('account.balance'), ({ balance }) => formatDecimal(balance)],
  [text('export.csvCurrency'), ({ balance }) => balance.currency],
  [`${text('account.apy')} (%)`, ({ apy }) => (apy === undefined ? '' : String(apy))],
  [text('account.limit'), ({ limit }) => (limit ? formatDecimal(limit) : '')],
  [text('account.status'), ({ status }) => text(statusLabels[status])],
];

/** Masks account numbers. */
export function formatAccountsCsv(accounts: Account[]): string {
  const table = columns();
  return formatCsv([
    table.map(([title]) => title),
    ...accounts.map((account) => table.map(([, cell]) => cell(account))),
  ]);
}

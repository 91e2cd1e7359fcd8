import { type Account, downloadCsv } from '@bank/shared/data';
import { today } from '@bank/shared/format';
import { notify } from '@bank/shared/toast';
import { formatAccountsCsv } from './formatAccountsCsv';

export function exportAccounts(accounts: Account[]): void {
  if (accounts.length === 0) {
    notify({ title: 'Nothing to export', description: 'No accounts are shown right now.' });
    return;
  }
  const fileName = `accounts-${today()}.csv`;
  downloadCsv(fileName, formatAccountsCsv(accounts));
  const count = accounts.length === 1 ? '1 account' : `${accounts.length} accounts`;
  notify({ kind: 'success', title: 'Accounts exported', description: `${fileName}, ${count}` });
}

import { type Account, downloadCsv } from '@bank/shared/data';
import { today } from '@bank/shared/format';
import { notify } from '@bank/shared/toast';
import { accountsCsv } from './accountsCsv';

/** Saves the accounts as `accounts-YYYY-MM-DD.csv`, and says so. */
export function exportAccounts(accounts: Account[]): void {
  if (accounts.length === 0) {
    notify({ title: 'Nothing to export', description: 'No accounts are shown right now.' });
    return;
  }
  const fileName = `accounts-${today()}.csv`;
  downloadCsv(fileName, accountsCsv(accounts));
  const count = accounts.length === 1 ? '1 account' : `${accounts.length} accounts`;
  notify({ kind: 'success', title: 'Accounts exported', description: `${fileName}, ${count}` });
}

import type { Account } from '@bank/shared/api';
import { today } from '@bank/shared/format';
import { notify } from '@bank/shared/toast';
import { downloadFile, useBalances } from '@bank/shared/ui';
import { formatAccountsCsv } from './formatAccountsCsv';

export function exportAccounts(accounts: Account[]): void {
  if (accounts.length === 0) {
    notify({ title: 'Nothing to export', description: 'No accounts are shown right now.' });
    return;
  }
  const fileName = `accounts-${today()}.csv`;
  downloadFile(fileName, new Blob([formatAccountsCsv(accounts)], { type: 'text/csv;charset=utf-8' }));
  const count = accounts.length === 1 ? '1 account' : `${accounts.length} accounts`;
  const note = useBalances.getState().isHidden ? ', with the balances that are hidden here' : '';
  notify({ kind: 'success', title: 'Accounts exported', description: `${fileName}, ${count}${note}` });
}

import type { Account } from '@bank/shared/api';
import { today } from '@bank/shared/format';
import { notify } from '@bank/shared/toast';
import { downloadFile, useBalances } from '@bank/shared/ui';
import { text } from '../../messages';
import { formatAccountsCsv } from './formatAccountsCsv';

export function exportAccounts(accounts: Account[]): void {
  if (accounts.length === 0) {
    notify({ title: text('export.nothing'), description: text('overview.noneShown') });
    return;
  }
  const fileName = `accounts-${today()}.csv`;
  downloadFile(fileName, new Blob([formatAccountsCsv(accounts)], { type: 'text/csv;charset=utf-8' }));
  const key = useBalances.getState().isHidden ? 'export.fileWithBalances' : 'export.file';
  const description = text(key, { file: fileName, count: accounts.length });
  notify({ kind: 'success', title: text('export.done'), description });
}

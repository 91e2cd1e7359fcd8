import type { Account } from '@bank/shared/api';
import { useHeaderActions } from '@bank/shared/contract';
import type { Query } from '@bank/shared/query';
import { notify } from '@bank/shared/toast';
import type remote from '../../../remote';
import { text } from '../../messages';
import { exportAccounts } from '../export/exportAccounts';

interface HeaderActionInputs {
  accounts: Query<Account[]>;
  shown: Account[];
  onFilter: () => void;
  onAdd: () => void;
}

export function useAccountsHeaderActions({ accounts, shown, onFilter, onAdd }: HeaderActionInputs): void {
  const isLoading = accounts.status === 'loading';
  const hasAccounts = accounts.status === 'ready' && accounts.data.length > 0;
  useHeaderActions<typeof remote, '/accounts'>({
    filter: () => {
      if (isLoading) sayLoading();
      else if (hasAccounts) onFilter();
      else notify({ title: text('filter.nothing'), description: text('overview.noneShown') });
    },
    export: () => (isLoading ? sayLoading() : exportAccounts(shown)),
    'add-account': onAdd,
  });
}

function sayLoading(): void {
  notify({ title: text('loading.still'), description: text('loading.soon') });
}

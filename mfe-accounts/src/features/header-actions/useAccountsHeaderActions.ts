import type { Account } from '@bank/shared/api';
import { useHeaderActions } from '@bank/shared/contract';
import type { Query } from '@bank/shared/query';
import { notify } from '@bank/shared/toast';
import type remote from '../../../remote';
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
  useHeaderActions<typeof remote>({
    filter: () => {
      if (isLoading) sayLoading();
      else if (hasAccounts) onFilter();
      else notify({ title: 'Nothing to filter', description: NOTHING_SHOWN });
    },
    export: () => (isLoading ? sayLoading() : exportAccounts(shown)),
    'add-account': onAdd,
  });
}

const NOTHING_SHOWN = 'No accounts are shown right now.';

function sayLoading(): void {
  notify({ title: 'Still loading', description: 'Your accounts will be here in a moment.' });
}

import type { Account } from '@bank/shared/api';
import { useHeaderActions } from '@bank/shared/contract';
import { notify } from '@bank/shared/toast';
import type remote from '../../../remote';
import { exportAccounts } from '../export/exportAccounts';

interface HeaderActionInputs {
  shown: Account[];
  hasAccounts: boolean;
  onFilter: () => void;
  onAdd: () => void;
}

export function useAccountsHeaderActions({ shown, hasAccounts, onFilter, onAdd }: HeaderActionInputs): void {
  useHeaderActions<typeof remote>({
    filter: () => (hasAccounts ? onFilter() : notify({ title: 'Nothing to filter', description: NOTHING_SHOWN })),
    export: () => exportAccounts(shown),
    'add-account': onAdd,
  });
}

const NOTHING_SHOWN = 'No accounts are shown right now.';

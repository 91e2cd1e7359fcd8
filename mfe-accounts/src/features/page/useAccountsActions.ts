import { useHeaderActions } from '@bank/shared/contract';
import type { Account } from '@bank/shared/data';
import { notify } from '@bank/shared/toast';
import { useMemo } from 'react';
import { exportAccounts } from '../export/exportAccounts';

interface PageActions {
  /** The accounts on screen. */
  shown: Account[];
  /** Whether there are any accounts to filter. */
  hasAccounts: boolean;
  onFilter: () => void;
  onAdd: () => void;
}

/** Does what the header's buttons say while this page is on screen. */
export function useAccountsActions({ shown, hasAccounts, onFilter, onAdd }: PageActions): void {
  useHeaderActions(
    useMemo(
      () => ({
        filter: () => (hasAccounts ? onFilter() : notify({ title: 'Nothing to filter', description: NO_ACCOUNTS })),
        export: () => exportAccounts(shown),
        'add-account': onAdd,
      }),
      [shown, hasAccounts, onFilter, onAdd],
    ),
  );
}

const NO_ACCOUNTS = 'No accounts are shown right now.';

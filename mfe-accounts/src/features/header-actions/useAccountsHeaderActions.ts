import { useHeaderActions } from '@bank/shared/contract';
import type { Account } from '@bank/shared/data';
import { notify } from '@bank/shared/toast';
import { useMemo } from 'react';
import { exportAccounts } from '../export/exportAccounts';

interface HeaderActionInputs {
  shown: Account[];
  hasAccounts: boolean;
  onFilter: () => void;
  onAdd: () => void;
}

export function useAccountsHeaderActions({ shown, hasAccounts, onFilter, onAdd }: HeaderActionInputs): void {
  useHeaderActions(
    useMemo(
      () => ({
        filter: () => (hasAccounts ? onFilter() : notify({ title: 'Nothing to filter', description: NOTHING_SHOWN })),
        export: () => exportAccounts(shown),
        'add-account': onAdd,
      }),
      [shown, hasAccounts, onFilter, onAdd],
    ),
  );
}

const NOTHING_SHOWN = 'No accounts are shown right now.';

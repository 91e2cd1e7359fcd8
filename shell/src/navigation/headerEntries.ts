import type { HeaderAction, HeaderEntry } from '@bank/shared/contract';
import { paths } from '@bank/shared/paths';

const newTransfer: HeaderAction = {
  id: 'new-transfer',
  label: 'New Transfer',
  icon: 'new',
  to: paths.internalTransfer,
  primary: true,
};

/** The headers of paths without a remote. An action without `to` opens the support dialog. */
const entries: Record<string, HeaderEntry> = {
  [paths.dashboard]: {
    title: 'Dashboard',
    actions: [{ id: 'new', label: 'New', icon: 'new', to: paths.transfers, primary: true }],
  },
  [paths.accounts]: {
    title: 'Accounts',
    actions: [
      { id: 'filter', label: 'Filter', icon: 'filter' },
      { id: 'export', label: 'Export', icon: 'export' },
      { id: 'add-account', label: 'Add Account', icon: 'new', primary: true },
    ],
  },
  [paths.transfers]: {
    title: 'Transfers',
    actions: [{ id: 'import', label: 'Import', icon: 'import' }, newTransfer],
  },
  [paths.cards]: {
    title: 'Cards',
    actions: [
      { id: 'manage', label: 'Manage', icon: 'manage', to: paths.settings },
      { id: 'apply', label: 'Apply for Card', icon: 'new', primary: true },
    ],
  },
  [paths.budget]: {
    title: 'Budget',
    actions: [
      { id: 'reports', label: 'Reports', icon: 'analytics', to: paths.analytics },
      { id: 'new-budget', label: 'New Budget', icon: 'new', primary: true },
    ],
  },
};

const otherPaths: HeaderEntry = {
  title: 'Dashboard',
  actions: [
    { id: 'customize', label: 'Customize', icon: 'customize', to: `${paths.dashboard}?customize=1` },
    { ...newTransfer, to: paths.transfers },
  ],
};

export function headerEntryOf(path: string): HeaderEntry {
  return entries[path] ?? otherPaths;
}

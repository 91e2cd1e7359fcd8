import type { Account } from '@bank/shared/api';
import { useQuery } from '@bank/shared/query';
import { PageFrame } from '@bank/shared/ui';
import { loadAccounts } from '../data/loadAccounts';
import { AddAccountDialog } from '../features/add-account/AddAccountDialog';
import { useAddDialog } from '../features/add-account/useAddDialog';
import { AccountDetails } from '../features/details/AccountDetails';
import { DetailsSkeleton } from '../features/details/DetailsSkeleton';
import { useAccountView } from '../features/details/useAccountView';
import { useFilterBar } from '../features/filter/useFilterBar';
import { useAccountsHeaderActions } from '../features/header-actions/useAccountsHeaderActions';
import { AccountOverview } from '../features/overview/AccountOverview';
import { OverviewContent } from '../features/overview/OverviewContent';

const NO_ACCOUNTS: Account[] = [];

export default function AccountsPage() {
  const accounts = useQuery({ key: ['/accounts'], load: loadAccounts });
  const view = useAccountView(accounts.status === 'ready' ? accounts.data : NO_ACCOUNTS);
  const hasAccounts = view.total > 0;
  const filterBar = useFilterBar();
  const { isOpen: isAdding, open: openAdd, close: closeAdd } = useAddDialog();
  useAccountsHeaderActions({ accounts, shown: view.shown, onFilter: filterBar.toggle, onAdd: openAdd });

  return (
    <PageFrame>
      <AccountOverview onAdd={openAdd} isBusy={accounts.status === 'loading'}>
        <OverviewContent accounts={accounts} onAdd={openAdd} />
      </AccountOverview>
      {accounts.status === 'loading' && <DetailsSkeleton />}
      {hasAccounts && <AccountDetails view={view} isFilterOpen={filterBar.isOpen} onCloseFilter={filterBar.close} />}
      <AddAccountDialog open={isAdding} onClose={closeAdd} />
    </PageFrame>
  );
}

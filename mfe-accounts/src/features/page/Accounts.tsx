import { type Account, useResource } from '@bank/shared/data';
import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { loadAccounts } from '../accounts/loadAccounts';
import { AddAccountDialog } from '../add-account/AddAccountDialog';
import { AccountDetails } from '../details/AccountDetails';
import { DetailsSkeleton } from '../details/DetailsSkeleton';
import { useAccountList } from '../details/useAccountList';
import { useFilterBar } from '../filter/useFilterBar';
import { AccountOverview } from '../overview/AccountOverview';
import { OverviewContent } from './OverviewContent';
import { useAccountsActions } from './useAccountsActions';

const none: Account[] = [];

/** The customer's accounts: as cards, and as a table to compare them in. */
export function Accounts() {
  const { retry, ...resource } = useResource(loadAccounts);
  const list = useAccountList(resource.status === 'ready' ? resource.data : none);
  const hasAccounts = list.total > 0;
  const filterBar = useFilterBar();
  const [isAdding, setAdding] = useState(false);
  const openAdd = useCallback(() => setAdding(true), []);
  useAccountsActions({ shown: list.shown, hasAccounts, onFilter: filterBar.toggle, onAdd: openAdd });

  return (
    <Page>
      <AccountOverview onAdd={openAdd} isBusy={resource.status === 'loading'}>
        <OverviewContent accounts={resource} onRetry={retry} onAdd={openAdd} />
      </AccountOverview>
      {resource.status === 'loading' && <DetailsSkeleton />}
      {hasAccounts && <AccountDetails list={list} isFilterOpen={filterBar.isOpen} onCloseFilter={filterBar.close} />}
      <AddAccountDialog open={isAdding} onClose={() => setAdding(false)} />
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  max-width: 1248px;
  margin-inline: auto;
  padding: 24px;

  @media (max-width: 767.98px) {
    gap: 24px;
    padding: 16px;
  }
`;

import type { Account } from '@bank/shared/api';
import { paths } from '@bank/shared/paths';
import { useQuery } from '@bank/shared/query';
import { useLocation } from '@bank/shared/router';
import { PageFrame } from '@bank/shared/ui';
import styled from 'styled-components';
import { loadAccounts } from '../data/loadAccounts';
import { AccountSkeleton } from '../features/account/AccountSkeleton';
import { AccountTitle } from '../features/account/AccountTitle';
import { AccountView } from '../features/account/AccountView';
import { AccountsFailed } from '../features/account/failures';
import { AccountRows } from '../features/account-type/AccountRows';
import { NoAccountOfType } from '../features/account-type/NoAccountOfType';
import { OpenAnother } from '../features/account-type/OpenAnother';
import { useCommonHeaderActions } from '../features/header-actions/useCommonHeaderActions';
import { useText } from '../features/texts/messages';

const pages = {
  [paths.checking]: { type: 'Checking', title: 'type.checking', empty: 'type.checkingEmpty' },
  [paths.savings]: { type: 'Savings', title: 'type.savings', empty: 'type.savingsEmpty' },
  [paths.credit]: { type: 'Credit Card', title: 'type.credit', empty: 'type.creditEmpty' },
} as const;

const NO_ACCOUNTS: Account[] = [];

/** Shows one account like its own page, several as a list. */
export default function AccountTypePage() {
  const text = useText();
  useCommonHeaderActions();
  const { type, title, empty } = pageAt(useLocation().pathname);
  const { status, retry, ...accounts } = useQuery({ key: ['/accounts'], load: loadAccounts });
  const known = 'data' in accounts ? accounts.data : NO_ACCOUNTS;
  const shown = known.filter((account) => account.type === type);
  const [first] = shown;
  return (
    <PageFrame aria-busy={status === 'loading'}>
      <Heading tabIndex={-1}>{text(title)}</Heading>
      {status === 'loading' && <AccountSkeleton />}
      {status === 'error' && <AccountsFailed onRetry={retry} />}
      {status === 'ready' && !first && <NoAccountOfType type={type} title={text(empty)} />}
      {first && shown.length > 1 && <AccountRows accounts={shown} />}
      {first && shown.length === 1 && (
        <>
          <AccountTitle account={first}>
            <h2>
              <bdi>{first.name}</bdi>
            </h2>
          </AccountTitle>
          <AccountView key={first.id} account={first} />
        </>
      )}
      {first && <OpenAnother type={type} />}
    </PageFrame>
  );
}

/** The router takes upper case and a slash at the end too. */
function pageAt(pathname: string): (typeof pages)[keyof typeof pages] {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  return pages[path as keyof typeof pages] ?? pages[paths.checking];
}

const Heading = styled.h1`
  font-size: var(--text-24);
`;

import { useQuery } from '@bank/shared/query';
import { useParams } from '@bank/shared/router';
import { PageFrame } from '@bank/shared/ui';
import { loadAccounts } from '../data/loadAccounts';
import { AccountSkeleton } from '../features/account/AccountSkeleton';
import { AccountTitle } from '../features/account/AccountTitle';
import { AccountView } from '../features/account/AccountView';
import { AccountMissing, AccountsFailed } from '../features/account/failures';
import { CloseCard } from '../features/close/CloseCard';
import { useCommonHeaderActions } from '../features/header-actions/useCommonHeaderActions';
import { useText } from '../features/texts/messages';

export default function AccountPage() {
  const text = useText();
  useCommonHeaderActions();
  const { id } = useParams();
  const accounts = useQuery({ key: ['/accounts'], load: loadAccounts });
  const account = accounts.status === 'ready' ? accounts.data.find((one) => one.id === id) : undefined;
  return (
    <PageFrame aria-busy={accounts.status === 'loading'}>
      <AccountTitle account={account}>
        <h1 tabIndex={-1}>{account ? <bdi>{account.name}</bdi> : text('account.title')}</h1>
      </AccountTitle>
      {accounts.status === 'loading' && <AccountSkeleton />}
      {accounts.status === 'error' && <AccountsFailed onRetry={accounts.retry} />}
      {accounts.status === 'ready' && !account && <AccountMissing />}
      {account && <AccountView key={account.id} account={account} />}
      {account && <CloseCard account={account} />}
    </PageFrame>
  );
}

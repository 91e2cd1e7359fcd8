import type { Account } from '@bank/shared/api';
import { useQuery } from '@bank/shared/query';
import { accountSource } from '../../data/accountSource';
import { BalancesCard } from '../balances/BalancesCard';
import { AccountHistory } from './AccountHistory';
import { BalanceCard } from './BalanceCard';
import { PendingCard } from './PendingCard';

/** All that a page shows of one account, below its heading. */
export function AccountView({ account }: { account: Account }) {
  const { id } = account;
  const details = useQuery({
    key: ['/accounts', id, 'details'],
    load: (signal) => accountSource().details(id, signal),
  });
  const pending = details.status === 'ready' ? details.data.pending : [];
  return (
    <>
      <BalanceCard account={account} details={details} />
      {pending.length > 0 && <PendingCard pending={pending} />}
      <BalancesCard accountId={id} />
      <AccountHistory accountId={id} />
    </>
  );
}

import type { Account } from '@bank/shared/api';
import { AccountHistory } from './AccountHistory';
import { BalanceCard } from './BalanceCard';

/** All that a page shows of one account, below its heading. */
export function AccountView({ account }: { account: Account }) {
  return (
    <>
      <BalanceCard account={account} />
      <AccountHistory accountId={account.id} />
    </>
  );
}

import type { Account } from '@bank/shared/api';
import { accountKinds } from '../accounts/accountKinds';

export interface CardAccount extends Account {
  page: string;
}

/** A card is a link, so only accounts with a page have one. */
export function selectCardAccounts(accounts: Account[]): CardAccount[] {
  return accounts.flatMap((account) => {
    const { page } = accountKinds[account.type];
    return page ? [{ ...account, page }] : [];
  });
}

import type { Account } from '@bank/shared/data';
import { accountKinds } from '../accounts/accountKinds';

export interface CardAccount extends Account {
  /** The page that its card leads to. */
  page: string;
}

/** The accounts that have a page of their own, and so a card. */
export function cardAccounts(accounts: Account[]): CardAccount[] {
  return accounts.flatMap((account) => {
    const { page } = accountKinds[account.type];
    return page ? [{ ...account, page }] : [];
  });
}

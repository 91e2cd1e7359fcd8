import type { Account } from '@bank/shared/api';

/** Loans have no face of their own; the table below the cards has them. */
export function selectCardAccounts(accounts: Account[]): Account[] {
  return accounts.filter(({ type }) => type !== 'Loan');
}

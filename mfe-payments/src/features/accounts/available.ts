import type { Account } from '@bank/shared/api';
import type { Money } from '@bank/shared/format';

/** What the customer can spend of it: pending payments are left out, and on a card it is what is left of the limit. */
export function availableOf({ balance, available }: Account): Money {
  return available ?? balance;
}

/** Money comes from these; of a card it would be a cash advance. */
export function canPay({ type }: Account): boolean {
  return type === 'Checking' || type === 'Savings';
}

/** How much an account takes; no more is paid on a loan than is owed. */
export function roomIn({ type, balance }: Account): number {
  return type === 'Loan' ? Math.max(-balance.minor, 0) : Number.POSITIVE_INFINITY;
}

import type { Account } from '@bank/shared/api';
import type { Money } from '@bank/shared/format';

/** What the customer can spend of it: on a card, what is left of its limit. */
export function availableOf({ balance, limit }: Account): Money {
  return { ...balance, minor: balance.minor + (limit?.minor ?? 0) };
}

/** Money comes from these; of a card it would be a cash advance. */
export function canPay({ type }: Account): boolean {
  return type === 'Checking' || type === 'Savings';
}

/** How much an account takes; no more is paid on a loan than is owed. */
export function roomIn({ type, balance }: Account): number {
  return type === 'Loan' ? Math.max(-balance.minor, 0) : Number.POSITIVE_INFINITY;
}

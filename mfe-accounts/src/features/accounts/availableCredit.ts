import type { Account } from '@bank/shared/data';
import type { Money } from '@bank/shared/format';

/** What is left of a card's limit; its balance is negative by what is owed. Undefined for what has no limit. */
export function availableCredit({ balance, limit }: Account): Money | undefined {
  return limit && { ...limit, minor: limit.minor + balance.minor };
}

import type { Account } from '@bank/shared/api';
import type { Money } from '@bank/shared/format';

/** A card's balance is negative by what is owed. Undefined for accounts without a limit. */
export function calculateAvailableCredit({ balance, limit }: Account): Money | undefined {
  return limit && { ...limit, minor: limit.minor + balance.minor };
}

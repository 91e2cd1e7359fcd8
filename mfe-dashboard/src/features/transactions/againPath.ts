import { paths } from '@bank/shared/paths';
import type { Transaction } from '../../data/types';

/**
 * Returns the page that pays the same again, if the bank's wording says to whom it was paid.
 * @param names maps ids of the customer's own accounts to names; it is empty while they load
 */
export function againPath({ wording, accountId, amount }: Transaction, names: ReadonlyMap<string, string>) {
  const { kind, name, isReversal } = wording ?? {};
  if (kind !== 'to' || !name || isReversal || names.size === 0) return undefined;
  const own = [...names].find(([, account]) => account === name)?.[0];
  const query = new URLSearchParams({ from: accountId, to: own ?? name, amount: String(Math.abs(amount.minor)) });
  return `${own ? paths.internalTransfer : paths.externalTransfer}?${query}`;
}

import { lastFourOf } from '../../../kernel/bank/normalize.ts';
import type { Leg } from '../../../ledger/postTransaction.ts';
import { describe } from '../../../ledger/wording.ts';
import type { Party } from './findParties.ts';

interface Ordered {
  parties: { from: Party; to: Party };
  /** Minor units. */
  amount: bigint;
  memo: string;
  /** What the payer calls the payee. */
  knownAs: string | undefined;
}

export function legsOf({ parties: { from, to }, amount, memo, knownAs }: Ordered): [Leg, Leg] {
  const leg = { currency: from.currency, category: 'Transfer' as const };
  return [
    { ...leg, accountId: from.id, amount: -amount, description: describe({ ...payeeOf(from, to, knownAs), memo }) },
    { ...leg, accountId: to.id, amount, description: describe({ kind: 'from', name: payerOf(from, to), memo }) },
  ];
}

/** A payer who typed a number alone learns no name from it. */
function payeeOf(from: Party, to: Party, knownAs: string | undefined) {
  const name = isOwn(from, to) ? to.name : knownAs;
  return name === undefined
    ? { kind: 'to-account' as const, lastFour: lastFourOf(to.number) }
    : { kind: 'to' as const, name };
}

/** The payee is told who sent the money. */
function payerOf(from: Party, to: Party): string {
  return isOwn(from, to) ? from.name : `${from.first_name} ${from.last_name}`;
}

export function isOwn(from: Party, to: Party): boolean {
  return from.customer_id === to.customer_id;
}

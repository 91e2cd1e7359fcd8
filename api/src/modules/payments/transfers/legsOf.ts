import { lastFourOf } from '../../../kernel/bank/normalize.ts';
import type { Leg } from '../../../ledger/postTransaction.ts';
import { describe } from '../../../ledger/wording.ts';
import type { Party } from './findParties.ts';

export function legsOf({ from, to }: { from: Party; to: Party }, amount: bigint, memo: string): [Leg, Leg] {
  const leg = { currency: from.currency, category: 'Transfer' as const };
  return [
    { ...leg, accountId: from.id, amount: -amount, description: describe({ ...payeeOf(from, to), memo }) },
    { ...leg, accountId: to.id, amount, description: describe({ kind: 'from', name: payerOf(from, to), memo }) },
  ];
}

/** The payer typed a number and learns no name from it. */
function payeeOf(from: Party, to: Party) {
  return isOwn(from, to)
    ? { kind: 'to' as const, name: to.name }
    : { kind: 'to-account' as const, lastFour: lastFourOf(to.number) };
}

/** The payee is told who sent the money. */
function payerOf(from: Party, to: Party): string {
  return isOwn(from, to) ? from.name : `${from.first_name} ${from.last_name}`;
}

function isOwn(from: Party, to: Party): boolean {
  return from.customer_id === to.customer_id;
}

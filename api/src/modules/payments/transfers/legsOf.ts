import { lastFourOf } from '../../../kernel/bank/normalize.ts';
import type { Leg } from '../../../ledger/postTransaction.ts';
import type { Party } from './findParties.ts';

export function legsOf({ from, to }: { from: Party; to: Party }, amount: bigint, memo: string): [Leg, Leg] {
  const names = namesOf(from, to);
  const leg = { currency: from.currency, category: 'Transfer' as const };
  return [
    { ...leg, accountId: from.id, amount: -amount, description: describe(`To ${names.to}`, memo) },
    { ...leg, accountId: to.id, amount, description: describe(`From ${names.from}`, memo) },
  ];
}

/** The payer typed a number and learns no name from it; the payee is told who sent the money. */
function namesOf(from: Party, to: Party) {
  if (from.customer_id === to.customer_id) return { from: from.name, to: to.name };
  return { from: `${from.first_name} ${from.last_name}`, to: `account •••• ${lastFourOf(to.number)}` };
}

/** The other party first, so that a memo cannot pass for the bank's own words. */
export function describe(party: string, memo: string): string {
  return memo ? `${party} · ${memo.replaceAll(/\s+/g, ' ')}` : party;
}

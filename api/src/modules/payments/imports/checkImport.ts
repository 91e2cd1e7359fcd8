import type { Bank } from '../../../kernel/bank/Bank.ts';
import { dayAt } from '../../../kernel/bank/days.ts';
import { countAttempt } from '../../../kernel/throttles/throttle.ts';
import { isWithinNewLimit } from '../payees/newPayees.ts';
import { CHECKS } from '../payees/payees.ts';
import { hasEnough } from '../transfers/findParties.ts';
import { refusalOf } from '../transfers/refusalOf.ts';
import { type PaymentList, type Resolved, requirePayer, resolvePayment } from './resolvePayment.ts';

const IMPORTS = { what: 'imports', tries: 50 };
/** They tell about accounts that the customer need not know. */
const TELLING = ['unknown-payee', 'no-match'];

/** What would become of each, in the same order; moves nothing. */
export async function checkImport(bank: Bank, customerId: string, { fromAccountId, payments }: PaymentList) {
  await countAttempt(bank, [{ ...IMPORTS, who: customerId }]);
  const from = await requirePayer(bank.db, customerId, fromAccountId);
  /** What is to go to each account number in total. */
  const sums = new Map<string, bigint>();
  const checked: Resolved[] = [];
  for (const payment of payments) {
    const resolved = await resolvePayment(bank, customerId, from, payment);
    if (TELLING.includes(resolved.outcome)) await countAttempt(bank, [{ ...CHECKS, who: customerId }]);
    checked.push(await limit(bank, customerId, resolved, sums));
  }
  const due = [...sums.values()].reduce((sum, minor) => sum + minor, 0n);
  if (hasEnough(from, due)) return { payments: checked.map(answerOf) };
  throw await refusalOf(bank.db, customerId, from, { outcome: 'insufficient-funds', accountId: null, room: null });
}

/** Adds what may go to somebody to what is to go there. */
async function limit(bank: Bank, customerId: string, resolved: Resolved, sums: Map<string, bigint>): Promise<Resolved> {
  if (resolved.outcome !== 'payable') return resolved;
  const { to, request } = resolved;
  const sum = (sums.get(to.number) ?? 0n) + BigInt(request.order.amount.minor);
  if (!(await isWithinNewLimit(bank, customerId, to, sum))) return { outcome: 'new-payee' };
  sums.set(to.number, sum);
  return resolved;
}

function answerOf(resolved: Resolved) {
  const { outcome } = resolved;
  if (outcome === 'paid-before') return { outcome, paidOn: dayAt(resolved.at) };
  return outcome === 'payable' ? { outcome, ...(resolved.name && { name: resolved.name }) } : { outcome };
}

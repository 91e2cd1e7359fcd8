import { createHash, randomUUID } from 'node:crypto';
import type { Bank } from '../../../kernel/bank/Bank.ts';
import { fieldProblem } from '../../../kernel/bank/ProblemError.ts';
import type { OwnProblem, ProblemName } from '../../../kernel/contract/problem.ts';
import { keepRefusal } from '../../../kernel/idempotency/keepRefusal.ts';
import { askingToConfirm } from '../../../kernel/stepUp/stepUp.ts';
import { countAttempt } from '../../../kernel/throttles/throttle.ts';
import { importProblems, payeeProblems, transferProblems } from '../contract/problems.ts';
import { isWithinNewLimit } from '../payees/newPayees.ts';
import { book } from '../transfers/book.ts';
import { type Orderer, requireConfirmedList } from '../transfers/confirmations.ts';
import type { Party } from '../transfers/findParties.ts';
import { lockCustomer } from '../transfers/lockCustomer.ts';
import { type PaymentList, type Resolved, requirePayer, resolvePayment } from './resolvePayment.ts';

const PAID_IMPORTS = { what: 'paid imports', tries: 20 };
const refusals: Record<string, [problem: OwnProblem | ProblemName, words: string]> = {
  'unknown-payee': [transferProblems['unknown-payee'], 'We couldn’t find this account. Check the number.'],
  'no-match': [importProblems['no-match'], 'This account isn’t in that name. Check both.'],
  'own-account': [payeeProblems['own-account'], 'This account is your own.'],
  'wrong-currency': [transferProblems['wrong-currency'], 'This isn’t the account’s currency.'],
  'new-payee': [transferProblems['new-payee'], 'This is more than someone new can get on the first day.'],
  'insufficient-funds': ['insufficient-funds', 'There isn’t enough money for all of these payments.'],
  'above-ceiling': [transferProblems['above-ceiling'], 'This account can’t take that much.'],
};

/**
 * All in one transaction of the database: what is refused takes the others with it, so nothing is half paid.
 * @param key under which it is confirmed, and stays refused; pages from before there was one send none
 */
export async function payImport(bank: Bank, orderer: Orderer, list: PaymentList, key?: string) {
  await countAttempt(bank, [{ ...PAID_IMPORTS, who: orderer.id }]);
  const hash = createHash('sha256').update(JSON.stringify(list)).digest();
  const request = { source: `imports:${orderer.id}`, key: key ?? randomUUID(), hash };
  const parts = [key, hash.toString('hex')];
  return askingToConfirm(bank, () =>
    keepRefusal(bank, request, async (db) => ({ payments: await payAll({ ...bank, db }, orderer, list, parts) })),
  );
}

/** One after the other for each customer: the same file sent twice at once is paid once. */
async function payAll(
  bank: Bank,
  orderer: Orderer,
  { fromAccountId, payments }: PaymentList,
  parts: readonly unknown[],
) {
  await lockCustomer(bank.db, orderer.id);
  const from = await requirePayer(bank.db, orderer.id, fromAccountId);
  const resolved: Resolved[] = [];
  for (const payment of payments) resolved.push(await resolvePayment(bank, orderer.id, from, payment));
  await requireConfirmedList(bank, orderer, from, resolved.flatMap(confirmableOf), parts);
  const paid = [];
  for (const [index, one] of resolved.entries()) paid.push(await pay(bank, orderer.id, from, one, index));
  return paid;
}

function confirmableOf(resolved: Resolved) {
  if (resolved.outcome !== 'payable') return [];
  const { to, request } = resolved;
  return [{ to, amount: BigInt(request.order.amount.minor), reference: request.memo }];
}

async function pay(bank: Bank, customerId: string, from: Party, resolved: Resolved, index: number) {
  if (resolved.outcome === 'paid-before') return { orderId: resolved.orderId, isRepeated: true };
  if (resolved.outcome !== 'payable') throw refuse(resolved.outcome, index);
  const { to, request } = resolved;
  const isAllowed = await isWithinNewLimit(bank, customerId, to, BigInt(request.order.amount.minor));
  if (!isAllowed) throw refuse('new-payee', index);
  const { id, outcome, isRepeated } = await book(bank.db, { ...request, parties: { from, to } });
  if (id === null) throw refuse(outcome, index);
  return { orderId: id, isRepeated };
}

function refuse(outcome: string, index: number): Error {
  const [problem, words] = refusals[outcome] ?? [];
  if (!problem || !words) return new Error(`The ledger refused an imported payment: ${outcome}.`);
  return fieldProblem(`/payments/${index}`, words, problem);
}

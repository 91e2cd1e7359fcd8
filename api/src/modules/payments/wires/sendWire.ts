import { createHash } from 'node:crypto';
import type { Static } from 'typebox';
import { record } from '../../../kernel/audit/record.ts';
import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import { moneyOf } from '../../../kernel/bank/money.ts';
import { lastFourOf } from '../../../kernel/bank/normalize.ts';
import { markReplayed } from '../../../kernel/idempotency/keepRefusal.ts';
import { customerSource } from '../../../ledger/customerSource.ts';
import { type OrderKey, type Outcome, refuseOrder } from '../../../ledger/outcome.ts';
import { type Leg, postTransaction } from '../../../ledger/postTransaction.ts';
import { describe } from '../../../ledger/wording.ts';
import type { sendWire as endpoint } from '../contract/wires.ts';
import { findOrder } from '../orders/orders.ts';
import { type Orderer, requireConfirmedPayment } from '../transfers/confirmations.ts';
import { findPayer, type Party } from '../transfers/findParties.ts';
import { handToRail } from '../transfers/handToRail.ts';
import { placeOnce } from '../transfers/placeOnce.ts';
import { isKnownEnough, recipientOf } from './recipients.ts';
import { wireRefusalOf } from './wireRefusalOf.ts';

type WireOrder = Static<typeof endpoint.schema.body>;
type Quote = NonNullable<Awaited<ReturnType<typeof lockQuote>>>;

/** Orders what was quoted, once per idempotency key, as `transfer` does. */
export async function sendWire(bank: Bank, orderer: Orderer, key: string, order: WireOrder) {
  const { id: customerId } = orderer;
  const request = { source: customerSource(customerId), key, orderHash: hashOf(partsOf(order)) };
  const outcome = await placeOnce(bank, customerId, request, (inOrder) => post(inOrder, orderer, request, order));
  if (outcome.id === null) throw markReplayed(await wireRefusalOf(bank.db, customerId, outcome), outcome.isRepeated);
  return { ...(await findOrder(bank, customerId, outcome.id)), isRepeated: outcome.isRepeated };
}

async function post(bank: Bank, orderer: Orderer, request: OrderKey, order: WireOrder): Promise<Outcome> {
  const { db, now } = bank;
  const quote = await lockQuote(db, orderer.id, order.quoteId);
  if (!quote || !isAsQuoted(order, quote)) return refuseOrder(db, request, 'unknown-quote');
  if (quote.cut_off <= now()) return refuseOrder(db, request, 'cut-off-passed');
  if (quote.expires_at <= now()) return refuseOrder(db, request, 'quote-expired');
  const from = await findPayer(db, orderer.id, quote.from_account_id);
  if (!from) return refuseOrder(db, request, 'not-your-account');
  const to = await recipientOf(db, quote);
  const debit = quote.cost + quote.fee;
  if (!(await isKnownEnough(bank, orderer.id, to, debit))) return refuseOrder(db, request, 'new-payee');
  const parts = [request.key, ...partsOf(order), quote.rate, String(quote.cost), String(quote.fee), quote.memo];
  await requireConfirmedPayment(bank, orderer, { from, to }, { amount: order.amount, debit, parts });
  const outcome = await postTransaction(db, { ...request, memo: quote.memo, legs: await legsOf(db, from, to, quote) });
  if (outcome.id) await keepOrdered(db, outcome.id, outcome.at, orderer.id, { from, to, quote });
  return outcome;
}

/** Nobody orders what the customer did not see, and a quote is ordered once. */
function isAsQuoted({ amount, debit }: WireOrder, quote: Quote): boolean {
  const { amount: minor, currency, cost, fee, account_currency: paid, transaction_id: ordered } = quote;
  const isSame = (one: WireOrder['amount'], total: bigint, unit: string) =>
    BigInt(one.minor) === total && one.currency === unit;
  return ordered === null && isSame(amount, minor, currency) && isSame(debit, cost + fee, paid);
}

/** Zero in each currency: what is exchanged goes through the bank's accounts in both. */
async function legsOf(db: Connection, from: Party, to: Party, quote: Quote): Promise<Leg[]> {
  const { amount, currency, cost, fee, account_currency: paid, memo } = quote;
  const idOf = await findClearing(db);
  const text = describe({ kind: 'wire', lastFour: lastFourOf(to.number), memo });
  const leg = { category: 'Transfer' as const, description: text };
  const legs = [
    { ...leg, accountId: from.id, currency: paid, amount: -(cost + fee) },
    { ...leg, accountId: to.id, currency, amount },
    { ...leg, accountId: idOf(`FEES-${paid}`), currency: paid, amount: fee },
  ];
  if (currency === paid) return legs;
  return [
    ...legs,
    { ...leg, accountId: idOf(`FX-${paid}`), currency: paid, amount: cost },
    { ...leg, accountId: idOf(`FX-${currency}`), currency, amount: -amount },
  ];
}

async function findClearing(db: Connection): Promise<(number: string) => string> {
  const rows = await db.selectFrom('accounts').select(['id', 'number']).where('type', '=', 'Internal').execute();
  return (number) => {
    const row = rows.find((account) => account.number === number);
    if (!row) throw new Error(`The bank has no account ${number}.`);
    return row.id;
  };
}

interface Ordered {
  from: Party;
  to: Party;
  quote: Quote;
}

async function keepOrdered(
  db: Connection,
  transaction: string,
  at: Date,
  customerId: string,
  { from, to, quote }: Ordered,
): Promise<void> {
  const { id, amount, currency } = quote;
  await db.updateTable('wire_quotes').set({ transaction_id: transaction }).where('id', '=', id).execute();
  const money = moneyOf(amount, currency);
  await handToRail(db, transaction, at, { customerId, to, ...money });
  const details = { transfer: transaction, from: lastFourOf(from.number), to: lastFourOf(to.number), ...money };
  await record(db, at, customerId, { event: 'transfer', details });
}

function lockQuote(db: Connection, customerId: string, id: string) {
  return db
    .selectFrom('wire_quotes')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
}

function partsOf({ quoteId, amount, debit }: WireOrder): unknown[] {
  return [quoteId, amount.minor, amount.currency, debit.minor, debit.currency];
}

function hashOf(parts: unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

import type { Static } from 'typebox';
import { type Bank, type Connection, later, MINUTE } from '../../../kernel/bank/Bank.ts';
import { moneyOf } from '../../../kernel/bank/money.ts';
import { numberKey } from '../../../kernel/bank/normalize.ts';
import { fieldProblem } from '../../../kernel/bank/ProblemError.ts';
import { countAttempt } from '../../../kernel/throttles/throttle.ts';
import { payeeProblems, wireProblems } from '../contract/problems.ts';
import type { quoteWire as endpoint } from '../contract/wires.ts';
import type { Rail } from '../rails/Rail.ts';
import { railInUse } from '../rails/railInUse.ts';
import { findPayer, hasEnough, type Party } from '../transfers/findParties.ts';
import { refusalOf } from '../transfers/refusalOf.ts';
import { leavingAt } from './cutOffs.ts';
import { costOf } from './exchange.ts';
import { ACCOUNT_CURRENCY, FEE } from './priceWire.ts';
import { isKnownEnough, recipientOf } from './recipients.ts';

type Request = Static<typeof endpoint.schema.body>;

const QUOTES = { what: 'wire quotes', tries: 100 };
const VALID_FOR_MS = 10 * MINUTE;

/** What it costs to send a wire now. Keeps it, so that it can be ordered as it was shown. */
export async function quoteWire(bank: Bank, customerId: string, request: Request) {
  await countAttempt(bank, [{ ...QUOTES, who: customerId }]);
  const { id, quote, leaving } = await bank.db.transaction().execute(async (db) => {
    const priced = await priceOf({ ...bank, db }, customerId, request);
    return { ...priced, id: await keep(db, bank.now(), priced.quote) };
  });
  const { currency, account_currency: paid } = quote;
  return {
    id,
    bank: quote.bank,
    rate: quote.rate,
    amount: moneyOf(quote.amount, currency),
    cost: moneyOf(quote.cost, paid),
    fee: moneyOf(quote.fee, paid),
    debit: moneyOf(quote.cost + quote.fee, paid),
    sendsOn: quote.sends_on,
    arrivesOn: quote.arrives_on,
    cutOff: quote.cut_off.toISOString(),
    isNextDay: leaving.isNextDay,
    validUntil: quote.expires_at.toISOString(),
  };
}

/** @throws {ProblemError} for what could not be ordered either */
async function priceOf(bank: Bank, customerId: string, request: Request) {
  const { db, now } = bank;
  const amount = { minor: BigInt(request.amount.minor), currency: request.amount.currency };
  const refuse = (outcome: string) =>
    refusalOf(db, customerId, { currency: ACCOUNT_CURRENCY }, { outcome, accountId: null, room: null });
  const from = await findPayer(db, customerId, request.fromAccountId);
  if (!from) throw await refuse('not-your-account');
  const rate = railInUse().rateOf(amount.currency);
  if (rate === undefined || from.currency !== ACCOUNT_CURRENCY) throw await refuse('wrong-currency');
  const account = accountOf(railInUse(), request);
  const cost = costOf(amount, rate, from.currency);
  if (!hasEnough(from, cost + FEE)) throw await refuse('insufficient-funds');
  const leaving = leavingAt(now());
  const quote = {
    ...account,
    customer_id: customerId,
    from_account_id: from.id,
    recipient: request.recipient.trim(),
    amount: amount.minor,
    currency: amount.currency,
    memo: request.memo?.trim() ?? '',
    rate,
    cost,
    fee: FEE,
    account_currency: from.currency,
    sends_on: leaving.sendsOn,
    arrives_on: leaving.arrivesOn,
    cut_off: leaving.cutOff,
    expires_at: later(now(), VALID_FOR_MS),
  };
  const to: Party = await recipientOf(db, quote);
  if (!(await isKnownEnough(bank, customerId, to, cost + FEE))) throw await refuse('new-payee');
  return { quote, leaving };
}

function accountOf(rail: Rail, request: Request): { bic: string; bank: string; number: string } {
  const bic = numberKey(request.bic);
  const bank = rail.bankOf(bic);
  if (bank === undefined) {
    throw fieldProblem('/bic', 'We couldn’t find a bank with this BIC. Check the code.', wireProblems['unknown-bank']);
  }
  const number = numberKey(request.accountNumber);
  if (rail.isNumberAt(bic, number)) return { bic, bank, number };
  if (rail.reaches(number)) {
    const words = 'This BIC doesn’t belong to the bank of the IBAN. Check both.';
    throw fieldProblem('/bic', words, wireProblems['bic-of-another-bank']);
  }
  const words = 'This can’t be an account at that bank. Check the number and the BIC.';
  throw fieldProblem('/accountNumber', words, payeeProblems['unknown-account']);
}

type Quote = Awaited<ReturnType<typeof priceOf>>['quote'];

/** What was not ordered in time is forgotten. */
async function keep(db: Connection, now: Date, quote: Quote): Promise<string> {
  await db
    .deleteFrom('wire_quotes')
    .where('customer_id', '=', quote.customer_id)
    .where('transaction_id', 'is', null)
    .where('expires_at', '<', later(now, -VALID_FOR_MS))
    .execute();
  const { id } = await db.insertInto('wire_quotes').values(quote).returning('id').executeTakeFirstOrThrow();
  return id;
}

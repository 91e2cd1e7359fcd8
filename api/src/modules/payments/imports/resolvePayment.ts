import { createHash } from 'node:crypto';
import type { Static } from 'typebox';
import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import { numberKey } from '../../../kernel/bank/normalize.ts';
import { customerSource } from '../../../ledger/customerSource.ts';
import { findOutcome } from '../../../ledger/outcome.ts';
import type { CheckedOutcome, payImport } from '../contract/imports.ts';
import { compareNames } from '../payees/compareNames.ts';
import { nameInBook } from '../payees/nameInBook.ts';
import { railInUse } from '../rails/railInUse.ts';
import { findByNumber, findPayer, type Party, paidByRail } from '../transfers/findParties.ts';
import { refusalOf } from '../transfers/refusalOf.ts';
import type { TransferRequest } from '../transfers/transfer.ts';

export type PaymentList = Static<typeof payImport.schema.body>;
type Payment = PaymentList['payments'][number];

export type Resolved =
  | { outcome: 'payable'; to: Party; request: TransferRequest; name?: string }
  | { outcome: 'paid-before'; orderId: string; at: Date }
  | { outcome: Exclude<CheckedOutcome, 'payable' | 'paid-before'> };

/** @throws {ProblemError} for what is no account of theirs to send from */
export async function requirePayer(db: Connection, customerId: string, id: string): Promise<Party> {
  const from = await findPayer(db, customerId, id);
  if (from) return from;
  const refused = { outcome: 'not-your-account', accountId: null, room: null };
  throw await refusalOf(db, customerId, { currency: '' }, refused);
}

/**
 * Who is paid, unless the same was paid before: what a payment consists of is its key, so that a file that is sent again
 * pays nothing twice. No request has such a key, because of the colon.
 */
export async function resolvePayment(
  { db }: Pick<Bank, 'db'>,
  customerId: string,
  from: Party,
  payment: Payment,
): Promise<Resolved> {
  const request = requestOf(customerId, from.id, payment);
  const earlier = await findOutcome(db, request);
  if (earlier?.id) return { outcome: 'paid-before', orderId: earlier.id, at: earlier.at };
  const { name, amount } = payment;
  if (amount.currency !== from.currency) return { outcome: 'wrong-currency' };
  const number = request.order.to;
  const account = await findByNumber(db, number);
  if (account?.customer_id === customerId) return { outcome: 'own-account' };
  const to = account ?? (await atOtherBank(db, from.currency, { name, number }));
  if (!to) return { outcome: 'unknown-payee' };
  const payable = { outcome: 'payable', to, request } as const;
  // The customer has seen already whose account it is.
  if (!account || (await nameInBook(db, customerId, number)) !== undefined) return payable;
  const actual = `${account.first_name} ${account.last_name}`;
  const check = compareNames(name, actual);
  if (check === 'no-match') return { outcome: check };
  return { ...payable, ...(check === 'close' && { name: actual }) };
}

async function atOtherBank(db: Connection, currency: string, payee: { name: string; number: string }) {
  return railInUse().reaches(payee.number) ? paidByRail(db, currency, payee) : undefined;
}

function requestOf(customerId: string, fromAccountId: string, payment: Payment): TransferRequest {
  const number = numberKey(payment.accountNumber);
  const memo = payment.reference.trim();
  const { amount } = payment;
  const parts = [fromAccountId, number, amount.minor, amount.currency, memo];
  const orderHash = createHash('sha256').update(JSON.stringify(parts)).digest();
  const key = `import:${orderHash.toString('base64url')}`;
  return {
    source: customerSource(customerId),
    key,
    orderHash,
    customerId,
    memo,
    order: { fromAccountId, to: number, amount },
  };
}

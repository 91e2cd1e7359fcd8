import { type OnRecord, recordAll } from '../../../kernel/audit/record.ts';
import type { Connection } from '../../../kernel/bank/Bank.ts';
import { lastFourOf } from '../../../kernel/bank/normalize.ts';
import type { Outcome } from '../../../ledger/outcome.ts';
import { type Posting, postTransaction, postTransactions } from '../../../ledger/postTransaction.ts';
import { nameInBook } from '../payees/nameInBook.ts';
import type { Party } from './findParties.ts';
import { handToRail } from './handToRail.ts';
import { isOwn, legsOf } from './legsOf.ts';
import type { TransferRequest } from './transfer.ts';

export interface Parties {
  from: Party;
  to: Party;
}

/** What has been checked. */
interface Booking extends TransferRequest {
  parties: Parties;
}

/** Call it within a transaction of the database. */
export async function book(db: Connection, booking: Booking): Promise<Outcome> {
  const outcome = await postTransaction(db, await postingOf(db, booking));
  await tell(db, [{ ...booking, outcome }]);
  return outcome;
}

/** The same for many, in few statements. @returns them with what became of each */
export async function bookAll<B extends Booking>(db: Connection, bookings: B[]): Promise<(B & { outcome: Outcome })[]> {
  const postings: (B & Posting)[] = [];
  for (const booking of bookings) postings.push(await postingOf(db, booking));
  const booked = await postTransactions(db, postings);
  await tell(db, booked);
  return booked;
}

async function postingOf<B extends Booking>(db: Connection, booking: B): Promise<B & Posting> {
  const { customerId, order, memo, parties } = booking;
  const { from, to } = parties;
  const knownAs = isOwn(from, to) ? undefined : await nameInBook(db, customerId, to.number);
  return { ...booking, legs: legsOf({ parties, amount: BigInt(order.amount.minor), memo, knownAs }) };
}

/** Tells rails and the audit. */
async function tell(db: Connection, booked: (Booking & { outcome: Outcome })[]): Promise<void> {
  const happenings: OnRecord[] = [];
  for (const { customerId, order, parties, outcome } of booked) {
    if (!outcome.id) continue;
    const { from, to } = parties;
    if (to.type === 'Internal') await handToRail(db, outcome.id, outcome.at, { customerId, to, ...order.amount });
    const numbers = { from: lastFourOf(from.number), to: lastFourOf(to.number) };
    const details = { transfer: outcome.id, ...numbers, ...order.amount };
    happenings.push({ at: outcome.at, customerId, event: 'transfer', details });
  }
  await recordAll(db, happenings);
}

import type { Connection } from '../../bank/Bank.ts';
import { post, postDecoy } from '../outbox/post.ts';

/** Rarely enough that nobody can fill a customer's mailbox. */
const REPORTED = [10, 25];

const CLOSED = {
  'wrong passwords':
    'We take no more of them. You can still sign in with a browser that you have used before. Elsewhere, set a new password with “Forgot Password?”.',
  'wrong codes': 'From now on, the codes that we send you have letters too.',
};

interface Report {
  what: keyof typeof CLOSED;
  inARow: number;
  isLast: boolean;
}

/** Tells the customer at 10, 25 and the last failure in a row. @param recipient missing: the same work for nobody */
export async function reportFailures(
  db: Connection,
  time: Date,
  recipient: string | undefined,
  { what, inARow, isLast }: Report,
): Promise<void> {
  if (!isLast && !REPORTED.includes(inARow)) return;
  const message = {
    subject: `There were ${what} for your account`,
    body: `Somebody has entered ${inARow} ${what} in a row for your account. ${isLast ? CLOSED[what] : 'Nobody got in.'}\n\nIf it was not you, choose a long password that you use nowhere else.`,
  };
  if (recipient) await post(db, time, { ...message, recipient });
  else await postDecoy(db, time, message);
}

import type { Connection } from '../../../kernel/bank/Bank.ts';
import { chooseLanguage } from '../../../kernel/bank/languages.ts';
import { postDecoy } from '../../../kernel/outbox/post.ts';
import { postNotice } from '../../../kernel/outbox/postNotice.ts';
import { messageIn } from './messageIn.ts';

/** Rarely enough that nobody can fill a customer's mailbox. */
const REPORTED = [10, 25];

interface Report {
  what: 'wrongPasswords' | 'wrongCodes';
  inARow: number;
  isLast: boolean;
}

/**
 * Tells the customer at 10, 25 and the last failure in a row, in the customer's own language: it may be somebody else who
 * fails. @param customer missing: the same work for nobody
 */
export async function reportFailures(
  db: Connection,
  time: Date,
  customer: { id: string; language: string | null } | undefined,
  { what, inARow, isLast }: Report,
): Promise<void> {
  if (!isLast && !REPORTED.includes(inARow)) return;
  const message = messageIn(chooseLanguage(customer?.language), isLast ? `${what}Last` : what, { count: inARow });
  if (customer) await postNotice(db, time, customer.id, message);
  else await postDecoy(db, time, message);
}

import { later, MINUTE } from '../../../kernel/bank/Bank.ts';
import type { Rail, RailEvent, SubmittedPayment } from './Rail.ts';

const DELAYED = '8';
const RETURNED = '9';
const DELAY_MS = 5 * MINUTE;
const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

/**
 * Reaches every IBAN. Its last character decides: 8 takes five minutes, 9 comes back because the account is closed,
 * anything else settles.
 */
export const simulator: Rail = {
  reaches: isIban,
  submit: async () => {},
  eventsOf: async (payments, now) => payments.flatMap((payment) => eventOf(payment, now)),
};

function eventOf({ id, number, submittedAt }: SubmittedPayment, now: Date): RailEvent[] {
  if (number.endsWith(RETURNED)) return [{ payment: id, outcome: 'returned', reason: 'account-closed' }];
  if (number.endsWith(DELAYED) && later(submittedAt, DELAY_MS) > now) return [];
  return [{ payment: id, outcome: 'settled' }];
}

/** ISO 13616: the check digits tell most slips of the pen. */
function isIban(number: string): boolean {
  if (!IBAN.test(number)) return false;
  const digits = (number.slice(4) + number.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 'A'.charCodeAt(0) + 10),
  );
  return BigInt(digits) % 97n === 1n;
}

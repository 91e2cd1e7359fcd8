import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import { isWithinNewLimit } from '../payees/newPayees.ts';
import { isTrusted } from '../transfers/confirmations.ts';
import { type Party, paidByRail } from '../transfers/findParties.ts';

interface Recipient {
  recipient: string;
  number: string;
  bic: string;
  currency: string;
}

const HEAD_OFFICE_LENGTH = 8;

export async function recipientOf(db: Connection, { recipient, number, bic, currency }: Recipient): Promise<Party> {
  const to = await paidByRail(db, currency, { name: recipient, number, bic: bic.slice(0, HEAD_OFFICE_LENGTH) });
  if (!to) throw new Error(`There is no account for payments to other banks in ${currency}.`);
  return to;
}

/** A wire needs no payee in the book, so whoever is trusted counts as known, too. */
export async function isKnownEnough(bank: Bank, customerId: string, to: Party, debit: bigint): Promise<boolean> {
  return (await isTrusted(bank, customerId, to)) || isWithinNewLimit(bank, customerId, to, debit);
}

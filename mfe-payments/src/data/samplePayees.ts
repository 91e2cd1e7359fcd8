import { sampleStore } from '@bank/shared/sample';
import { cancelSamplePayments } from './sampleSchedules';
import type { NameCheck, Payee, PayeeDetails, PaymentsData } from './types';

const NEW_FOR_MS = 24 * 60 * 60 * 1000;
export const NEW_LIMIT = { minor: 500_00, currency: 'USD' };
const SHOWN_DIGITS = 4;

interface KeptPayee extends Payee {
  isAtOtherBank?: boolean;
}

const IBAN = /^[A-Za-z]{2}\d{2}/;

const book = sampleStore<KeptPayee>('bank:sample-payees', () => [
  { id: 'maya', name: 'Maya Lindqvist', lastFour: '2264' },
  { id: 'rent', name: 'Harbour Court 12', lastFour: '9017' },
]);

/** So that every outcome can be tried: the number's last digit decides. Other banks are not asked. */
async function checkName({ name, accountNumber }: PayeeDetails): Promise<NameCheck> {
  if (IBAN.test(accountNumber.trim())) return { outcome: 'unavailable' };
  switch (accountNumber.trim().at(-1)) {
    case '1':
      return { outcome: 'close', name: `${name.trim().split(/\s+/)[0]} Lindgren` };
    case '2':
      return { outcome: 'no-match' };
    case '3':
      return { outcome: 'unavailable' };
    default:
      return { outcome: 'match' };
  }
}

async function addPayee({ name, accountNumber }: PayeeDetails): Promise<Payee> {
  const lastFour = accountNumber.replaceAll(/\W/g, '').slice(-SHOWN_DIGITS);
  const newUntil = new Date(Date.now() + NEW_FOR_MS).toISOString();
  const payee = { id: crypto.randomUUID(), name: name.trim(), lastFour, newUntil, newLimit: NEW_LIMIT };
  book.add({ ...payee, isAtOtherBank: IBAN.test(accountNumber.trim()) });
  return payee;
}

async function removePayee(id: string): Promise<void> {
  const payee = book.read().find((one) => one.id === id);
  if (payee) cancelSamplePayments(payee);
  book.remove(id);
}

export function isAtOtherBank(id: string): boolean {
  return book.read().some((payee) => payee.id === id && payee.isAtOtherBank);
}

export const samplePayees: Pick<PaymentsData, 'payees' | 'checkName' | 'addPayee' | 'removePayee'> = {
  payees: async () => book.read().map(forgetOldLimit),
  checkName,
  addPayee,
  removePayee,
};

function forgetOldLimit({ newUntil, newLimit, isAtOtherBank: _, ...payee }: KeptPayee): Payee {
  const isNew = newUntil !== undefined && Date.parse(newUntil) > Date.now();
  return isNew && newLimit ? { ...payee, newUntil, newLimit } : payee;
}

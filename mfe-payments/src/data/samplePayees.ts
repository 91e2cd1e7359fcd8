import { sampleStore } from './sampleStore';
import type { NameCheck, Payee, PayeeDetails, PaymentsData } from './types';

const NEW_FOR_MS = 24 * 60 * 60 * 1000;
const NEW_LIMIT = { minor: 500_00, currency: 'USD' };
const SHOWN_DIGITS = 4;

const book = sampleStore<Payee>('bank:sample-payees', () => [
  { id: 'maya', name: 'Maya Lindqvist', lastFour: '2264' },
  { id: 'rent', name: 'Harbour Court 12', lastFour: '9017' },
]);

/** So that every outcome can be tried: the number's last digit decides. */
async function checkName({ name, accountNumber }: PayeeDetails): Promise<NameCheck> {
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
  book.add(payee);
  return payee;
}

export const samplePayees: Pick<PaymentsData, 'payees' | 'checkName' | 'addPayee' | 'removePayee'> = {
  payees: async () => book.read().map(forgetOldLimit),
  checkName,
  addPayee,
  removePayee: async (id) => book.remove(id),
};

function forgetOldLimit({ newUntil, newLimit, ...payee }: Payee): Payee {
  const isNew = newUntil !== undefined && Date.parse(newUntil) > Date.now();
  return isNew && newLimit ? { ...payee, newUntil, newLimit } : payee;
}

import { readSampleAccounts, sampleStore } from '@bank/shared/sample';
import { placeSample, readSampleOrders } from './sampleOrders';
import { NEW_LIMIT, samplePayees } from './samplePayees';
import { refuseSample } from './sampleRefusal';
import type { CheckedPayment, ImportedPayment, PaymentList } from './types';

const SHOWN_DIGITS = 4;
const IBAN = /^[A-Z]{2}\d{2}/;
const paid = sampleStore<{ id: string; orderId: string }>('bank:sample-imports', () => []);
const plain = (typed: string) => typed.replaceAll(/[\s-]/g, '').toUpperCase();

export async function checkSampleImport({ fromAccountId, payments }: PaymentList): Promise<CheckedPayment[]> {
  const checked = [];
  let due = 0;
  for (const payment of payments) {
    const one = await check(fromAccountId, payment);
    if (one.outcome === 'payable') due += payment.amount.minor;
    checked.push(one);
  }
  if (due > (accountOf(fromAccountId)?.balance.minor ?? 0)) refuseSample('insufficient-funds', '/fromAccountId');
  return checked;
}

export async function paySampleImport({ fromAccountId, payments }: PaymentList): Promise<void> {
  const from = accountOf(fromAccountId);
  if (!from) return refuseSample('not-your-account', '/fromAccountId');
  for (const payment of payments) {
    const number = plain(payment.accountNumber);
    const { name, amount, reference: memo } = payment;
    const to = { name, lastFour: number.slice(-SHOWN_DIGITS) };
    const id = keyOf(fromAccountId, payment);
    if (paid.read().some((one) => one.id === id)) continue;
    const orderId = crypto.randomUUID();
    paid.add({ id, orderId });
    placeSample({ kind: 'external', from, to, amount, memo, isAtOtherBank: IBAN.test(number) }, orderId);
  }
}

async function check(fromAccountId: string, payment: ImportedPayment): Promise<CheckedPayment> {
  const { name, accountNumber, amount } = payment;
  const key = keyOf(fromAccountId, payment);
  const orderId = paid.read().find(({ id }) => id === key)?.orderId;
  const earlier = readSampleOrders().find(({ id }) => id === orderId);
  if (earlier) return { outcome: 'paid-before', paidOn: earlier.date };
  const checked = await samplePayees.checkName({ name, accountNumber });
  if (checked.outcome === 'no-match') return { outcome: 'no-match' };
  if (amount.minor > NEW_LIMIT.minor) return { outcome: 'new-payee' };
  return { outcome: 'payable', ...(checked.name && { name: checked.name }) };
}

/** What a payment consists of, so that a file that is sent again pays nothing twice. */
function keyOf(fromAccountId: string, { accountNumber, amount, reference }: ImportedPayment): string {
  return JSON.stringify([fromAccountId, plain(accountNumber), amount.minor, amount.currency, reference]);
}

function accountOf(id: string) {
  return readSampleAccounts().find((account) => account.id === id);
}

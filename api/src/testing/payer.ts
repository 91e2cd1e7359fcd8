import { randomUUID } from 'node:crypto';
import { addCustomer, PASSWORD } from './addCustomer.ts';
import type { TestBank } from './TestBank.ts';
import type { TestBrowser } from './TestBrowser.ts';

/** Adds a customer with two accounts and a loan, and signs them in. */
export async function payer(bank: TestBank) {
  const customer = await addCustomer(bank.owner, {
    accounts: [
      ['Checking', 10_000],
      ['Savings', 500],
      ['Loan', -9000],
    ],
  });
  const browser = await bank.browser().signIn(customer.username, PASSWORD);
  const [checking = '', savings = '', loan = ''] = customer.accounts.map(({ id }) => id);
  return { customer, browser, checking, savings, loan };
}

export const send = (browser: TestBrowser, order: object, key: string = randomUUID()) =>
  browser.post('/transfers', order, { 'idempotency-key': key });

export const balances = async (browser: TestBrowser) =>
  (await browser.get('/accounts')).json().map(({ balance }: { balance: { minor: number } }) => balance.minor);

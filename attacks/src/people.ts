import { randomUUID } from 'node:crypto';
import { Browser } from './Browser.ts';
import type { Victim } from './Victim.ts';

export interface Customer {
  username: string;
  password: string;
  phone: string;
  email: string;
}

const password = 'Harbour-Light-27';

/** The customers of the demonstration. */
export const demo: Customer = {
  username: 'demo',
  password,
  phone: '+1 800 555 0176',
  email: 'amelia.hart@mail.example',
};
export const maya: Customer = {
  username: 'maya',
  password,
  phone: '+1 800 555 0151',
  email: 'maya.lindqvist@mail.example',
};
export const jonas: Customer = {
  username: 'jonas',
  password,
  phone: '+1 800 555 0163',
  email: 'jonas.weber@mail.example',
};
export const newcomer: Customer = {
  username: 'newcomer',
  password,
  phone: '+1 800 555 0188',
  email: 'tom.reyes@mail.example',
};
export const MAYAS_NUMBER = '400011556301';

/** The longest memo in bytes. */
export const LONG_MEMO = '🎁'.repeat(100);

/** Has accounts, but has not registered for online banking. */
export const unregistered = { accountNumber: '400011882204', idNumber: 'X7264519', phone: '+1 800 555 0142' };

export function signedIn(victim: Victim, customer: Customer): Promise<Browser> {
  return new Browser(victim).signIn(customer);
}

export async function accountsOf(browser: Browser): Promise<string[]> {
  return (await browser.get('/accounts')).json<{ id: string }[]>().map(({ id }) => id);
}

export function send(browser: Browser, fromAccountId: string | undefined, to: string, minor: number, memo?: string) {
  const order = { fromAccountId, to, amount: { minor, currency: 'USD' }, ...(memo && { memo }) };
  return browser.post('/transfers', order, { 'idempotency-key': randomUUID() });
}

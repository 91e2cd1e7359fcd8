import assert from 'node:assert/strict';
import type { Attack } from './Attack.ts';
import type { Browser } from './Browser.ts';
import { demo, maya, signedIn } from './people.ts';

const MINUTE_MS = 60_000;
/** The longest time that a request may be under way. */
const GRACE_MS = 61_000;

async function statusesOf(...browsers: Browser[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const browser of browsers)
    statuses.push((await browser.get('/auth/me')).status, (await browser.post('/auth/refresh')).status);
  return statuses;
}

function assertEnded(statuses: number[]): void {
  assert(
    statuses.every((status) => status === 401),
    `the session answers ${statuses.join(', ')}`,
  );
}

export const sessions: Attack[] = [
  {
    name: 'a refresh token is stolen without the rest of the cookies',
    play: async (victim) => {
      const customer = await signedIn(victim, demo);
      const thief = customer.copy(['__Host-bank_refresh']);
      assertEnded([(await thief.post('/auth/refresh')).status, ...(await statusesOf(customer))]);
      return 'refused, and the session is ended';
    },
  },
  {
    name: 'a thief with all cookies refreshes before the customer and acts after them',
    play: async (victim) => {
      const customer = await signedIn(victim, demo);
      await customer.get('/auth/me');
      const thief = customer.copy();
      await victim.turnClock(10 * MINUTE_MS);
      await thief.post('/auth/refresh');
      await customer.post('/auth/refresh');
      const { status } = await customer.get('/auth/me');
      assert(status === 200, `the customer’s refresh is followed by ${status}`);
      await thief.get('/auth/me');
      await victim.turnClock(GRACE_MS);
      const told = /a copy of your session/;
      await victim.mailbox.after(() => customer.get('/auth/me'), demo.email, told);
      assertEnded(await statusesOf(customer, thief));
      return 'found when the customer next asks: the session is ended, and the customer gets a mail';
    },
  },
  {
    name: 'a thief with all cookies refreshes after the customer',
    play: async (victim) => {
      const customer = await signedIn(victim, demo);
      const thief = customer.copy();
      await customer.post('/auth/refresh');
      await customer.get('/auth/me');
      await victim.turnClock(GRACE_MS);
      assertEnded([(await thief.post('/auth/refresh')).status, ...(await statusesOf(customer, thief))]);
      return 'refused, and the session is ended';
    },
  },
  {
    name: 'a session is refreshed after 21 minutes without a request',
    play: async (victim) => {
      const customer = await signedIn(victim, maya);
      await victim.turnClock(15 * MINUTE_MS);
      const { status } = await customer.post('/auth/refresh');
      assert(status === 200, `after 15 minutes it answers ${status}`);
      await victim.turnClock(21 * MINUTE_MS);
      assertEnded(await statusesOf(customer));
      return 'it is over; after 15 it goes on';
    },
  },
  {
    name: 'the session before a new sign-in in the same browser goes on',
    play: async (victim) => {
      const customer = await signedIn(victim, maya);
      const before = customer.copy();
      await customer.signIn(maya);
      assertEnded(await statusesOf(before));
      const { status } = await customer.get('/auth/me');
      assert(status === 200, `the new session answers ${status}`);
      return 'it is over';
    },
  },
];

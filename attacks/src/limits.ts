import assert from 'node:assert/strict';
import type { Attack } from './Attack.ts';
import { accountsOf, demo, jonas, LONG_MEMO, MAYAS_NUMBER, maya, send, signedIn } from './people.ts';

function counted(statuses: number[]): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
}

/** Attacks by somebody who is signed in. */
export const limits: Attack[] = [
  {
    name: 'a customer sends without end',
    play: async (victim) => {
      const browser = await signedIn(victim, demo);
      const [from, to = ''] = await accountsOf(browser);
      const statuses: number[] = [];
      for (let sent = 0; sent < 105; sent += 1) statuses.push((await send(browser, from, to, 1, LONG_MEMO)).status);
      assert(statuses.filter((status) => status === 201).length <= 100, counted(statuses));
      return counted(statuses);
    },
  },
  {
    name: 'an impossible amount asks which account numbers exist',
    play: async (victim) => {
      const browser = await signedIn(victim, jonas);
      const [from] = await accountsOf(browser);
      const ask = async (to: string) => {
        const { status, text } = await send(browser, from, to, 9_999_999_999);
        return `${status} ${text}`;
      };
      const [known, unknown] = [await ask(MAYAS_NUMBER), await ask('400000000000')];
      assert(known === unknown, `${known} against ${unknown}`);
      return `the same answer: ${known.slice(0, 3)}`;
    },
  },
  {
    name: 'a cent is sent to 30 made-up account numbers',
    play: async (victim) => {
      const browser = await signedIn(victim, jonas);
      const [from] = await accountsOf(browser);
      const statuses: number[] = [];
      for (let guess = 0; guess < 30; guess += 1)
        statuses.push((await send(browser, from, `4000999999${10 + guess}`, 1)).status);
      assert(
        statuses.slice(10).every((status) => status === 429),
        counted(statuses),
      );
      return counted(statuses);
    },
  },
  {
    name: 'the profile asks whose phone number it is',
    play: async (victim) => {
      const browser = await signedIn(victim, maya);
      const ask = async (phone: string) => {
        const answer = await browser.patch('/profile', { phone, password: maya.password });
        return `${answer.status} ${Object.keys(answer.json())}`;
      };
      const [taken, free] = [await ask(jonas.phone), await ask('+45 800 555 0163')];
      assert(taken === free && taken.startsWith('202'), `${taken} against ${free}`);
      return `the same answer: ${taken.slice(0, 3)}`;
    },
  },
  {
    name: 'one session is refreshed 130 times',
    play: async (victim) => {
      const browser = await signedIn(victim, maya);
      const statuses: number[] = [];
      for (let count = 0; count < 130; count += 1) statuses.push((await browser.post('/auth/refresh')).status);
      assert(statuses.filter((status) => status === 200).length <= 120, counted(statuses));
      const { status } = await browser.get('/auth/me');
      assert(status === 200, `the session answers ${status}`);
      return `${counted(statuses)}; the session goes on`;
    },
  },
];

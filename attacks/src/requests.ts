import assert from 'node:assert/strict';
import type { Attack } from './Attack.ts';
import { demo, maya, signedIn } from './people.ts';

const ID = 'ffffffff-ffff-4fff-bfff-ffffffffffff';
const CURSORS = [
  `2026-02-31T10:00:00.000Z ${ID}`,
  `0000-01-01T00:00:00.000Z ${ID}`,
  `infinity ${ID}`,
  `2026-01-10T10:00:00.000Z ${'-'.repeat(36)}`,
  '\0',
];

export const requests: Attack[] = [
  {
    name: 'malformed cursors, and phone numbers that are punctuation',
    play: async (victim) => {
      const browser = await signedIn(victim, demo);
      const written = CURSORS.map((text) => Buffer.from(text).toString('base64url'));
      const answers = await Promise.all([
        ...written.map((cursor) => browser.get(`/transactions?sort=newest&cursor=${cursor}`)),
        browser.patch('/profile', { phone: '()()()', password: demo.password }),
        browser.post('/auth/forgot-password', { phone: '()()()' }),
      ]);
      const statuses = answers.map(({ status }) => status);
      assert(
        statuses.every((status) => status === 422),
        statuses.join(', '),
      );
      return statuses.join(', ');
    },
  },
  {
    name: 'another site asks in the customer’s name',
    play: async (victim) => {
      const browser = await signedIn(victim, maya);
      const statuses: number[] = [];
      for (const site of ['cross-site', 'same-site'])
        statuses.push(
          (await browser.post('/auth/logout', {}, { 'sec-fetch-site': site, origin: 'https://evil.example' })).status,
        );
      const { status } = await browser.get('/auth/me');
      assert(status === 200 && statuses.every((one) => one === 403), `${statuses.join(', ')}, then ${status}`);
      return `refused with ${statuses.join(', ')}`;
    },
  },
];

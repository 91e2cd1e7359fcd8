import assert from 'node:assert/strict';
import type { Attack } from './Attack.ts';
import { Browser } from './Browser.ts';
import { demo, jonas, signedIn, unregistered } from './people.ts';

/** They have all that the list on the page asks for. */
const WEAK = ['Aa123456!', '1qaz!QAZ', 'Passw0rd!', 'Qwerty123!', 'Welcome2026!', 'International-Bank1'];

interface Answer {
  status: number;
  text: string;
}

function assertRefused(answers: [string, Answer][]): void {
  const passed = answers.filter(([, { status, text }]) => status !== 422 || !text.includes('/password'));
  assert(passed.length === 0, passed.map(([password, { status }]) => `${password}: ${status}`).join(', '));
}

export const passwords: Attack[] = [
  {
    name: 'a registration with passwords that are tried first',
    play: async (victim) => {
      const browser = new Browser(victim);
      const person = {
        firstName: 'Noah',
        lastName: 'Beck',
        dateOfBirth: '1991-07-04',
        email: 'noah.beck@mail.example',
      };
      const { registration } = (await browser.post('/registrations/identity', { ...unregistered, ...person })).json();
      const details = { registration, code: '000000', username: 'seafarer', terms: true };
      const answers: [string, Answer][] = [];
      for (const password of [...WEAK, 'Seafarer-Oak7'])
        answers.push([password, await browser.post('/registrations', { ...details, password })]);
      assertRefused(answers);
      return `${answers.length} are refused, also with the own username`;
    },
  },
  {
    name: 'a reset to such a password, and to the present one',
    play: async (victim) => {
      const browser = new Browser(victim);
      const ask = () => browser.post('/auth/forgot-password', { phone: jonas.phone });
      const code = await victim.mailbox.codeAfter(ask, jonas.email);
      const answers: [string, Answer][] = [];
      for (const password of [...WEAK, jonas.password, 'Jonas-Oak7*Pier'])
        answers.push([password, await browser.post('/auth/reset-password', { code, password })]);
      assertRefused(answers);
      const { status } = await browser.post('/auth/reset-password', { code, password: 'Amber-Lantern-38' });
      assert(status === 204, `a good one is answered with ${status}`);
      jonas.password = 'Amber-Lantern-38';
      return `${answers.length} are refused, also with the own name; the code then takes a good one`;
    },
  },
  {
    name: 'somebody with all cookies goes on after the password is changed',
    play: async (victim) => {
      const customer = await signedIn(victim, demo);
      const thief = customer.copy();
      const change = (currentPassword: string, newPassword: string) =>
        customer.post('/auth/password', { currentPassword, newPassword });
      const { status } = await change(demo.password, 'Velvet-Anchor-91');
      const stolen = [(await thief.get('/auth/me')).status, (await thief.post('/auth/refresh')).status];
      const own = (await customer.get('/auth/me')).status;
      const back = (await change('Velvet-Anchor-91', demo.password)).status;
      assert(status === 200 && own === 200 && back === 200, `the customer gets ${status}, ${own} and ${back}`);
      assert(
        stolen.every((one) => one === 401),
        `the thief gets ${stolen.join(' and ')}`,
      );
      return 'the copy is worth nothing at once; the customer goes on';
    },
  },
  {
    name: 'a stolen session guesses the password wherever it is asked for',
    play: async (victim) => {
      const thief = await signedIn(victim, demo);
      const statuses: number[] = [];
      for (let guess = 0; guess < 10; guess += 1) {
        const password = `Guess-${guess}-Quiet`;
        statuses.push(
          (await thief.patch('/profile', { email: 'thief@mail.example', password })).status,
          (await thief.post('/auth/password', { currentPassword: password, newPassword: 'Velvet-Anchor-91' })).status,
        );
      }
      const looked = statuses.filter((status) => status !== 429).length;
      assert(looked <= 5, `${looked} of ${statuses.length} guesses were looked at`);
      return `${looked} of ${statuses.length} guesses were looked at`;
    },
  },
];

import assert from 'node:assert/strict';
import type { Attack } from './Attack.ts';
import { jonas, signedIn } from './people.ts';

const THIEF = 'thief@mail.example';

export const contact: Attack[] = [
  {
    name: 'a stolen session changes the email address without the password',
    play: async (victim) => {
      const browser = await signedIn(victim, jonas);
      const { status } = await browser.patch('/profile', { email: THIEF, password: 'Guess-1-Quiet' });
      const { email } = (await browser.get('/auth/me')).json();
      assert(status === 422 && email === jonas.email, `${status}, and the address is ${email}`);
      return `refused with ${status}`;
    },
  },
  {
    name: 'somebody who knows the password changes the phone number without the code',
    play: async (victim) => {
      const browser = await signedIn(victim, jonas);
      const ask = () => browser.patch('/profile', { phone: '+45 800 555 0199', password: jonas.password });
      let change = {};
      const right = await victim.mailbox.codeAfter(async () => {
        change = (await ask()).json();
      }, jonas.email);
      const confirm = async (code: string) =>
        (await browser.post('/profile/confirmation', { ...change, expiresAt: undefined, code })).status;
      const guesses: number[] = [];
      for (let guess = 0; guess < 6; guess += 1) guesses.push(await confirm(right === '000000' ? '000001' : '000000'));
      const late = await confirm(right);
      const { phone } = (await browser.get('/auth/me')).json();
      assert(phone === jonas.phone, `the number is ${phone}`);
      assert(guesses.at(-1) === 410 && late === 410, `${guesses.join(', ')}, then ${late} for the right code`);
      return 'five tries, and the number stays; the code went to the address on record';
    },
  },
];

import assert from 'node:assert/strict';
import type { Attack } from './Attack.ts';
import { Browser } from './Browser.ts';
import { jonas, maya, newcomer, signedIn } from './people.ts';
import type { Victim } from './Victim.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;

async function guess(browser: Browser, username: string): Promise<number> {
  return (await browser.post('/auth/login', { username, password: 'Guess-1-Quiet' })).status;
}

/** A stranger who asks for a code and guesses five. @returns how many were looked at */
async function guessCodes(victim: Victim, phone: string): Promise<number> {
  const stranger = new Browser(victim);
  await stranger.post('/auth/forgot-password', { phone });
  let wrong = 0;
  for (let tries = 0; tries < 5; tries += 1) {
    const { text } = await stranger.post('/auth/reset-password', { code: '000000', password: 'Velvet-Anchor-91' });
    if (text.includes('wrong-code')) wrong += 1;
  }
  return wrong;
}

export const guessing: Attack[] = [
  {
    name: 'a stranger guesses a customer’s password 40 times',
    play: async (victim) => {
      const known = await signedIn(victim, maya);
      const stranger = new Browser(victim);
      const statuses: number[] = [];
      for (let count = 0; count < 40; count += 1) statuses.push(await guess(stranger, maya.username));
      assert(statuses.at(-1) === 429, `the last answer is ${statuses.at(-1)}`);
      const { status } = await known.post('/auth/login', { username: maya.username, password: maya.password });
      assert(status === 200, `the customer’s own browser gets ${status}`);
      return 'the stranger is slowed down; the customer’s own browser signs in';
    },
  },
  {
    name: '60 networks guess one customer’s password for ten days',
    play: async (victim) => {
      const { username, password, email } = newcomer;
      const known = await signedIn(victim, newcomer);
      const statuses: number[] = [];
      const guessForDays = async () => {
        for (let network = 1; network <= 60; network += 1) {
          statuses.push(await guess(new Browser(victim), username));
          if (network % 6 === 0) await victim.turnClock(DAY_MS);
        }
      };
      await victim.mailbox.after(guessForDays, email, /Wrong passwords were entered for your account/);
      const looked = statuses.filter((status) => status === 401).length;
      const stranger = (await new Browser(victim).post('/auth/login', { username, password })).status;
      const own = (await known.post('/auth/login', { username, password })).status;
      assert(looked <= 50 && stranger === 429, `${looked} were looked at; the right one is answered with ${stranger}`);
      assert(own === 200, `the customer’s own browser gets ${own}`);
      const { text } = await known.get('/activity');
      assert(text.includes('sign-in-closed'), 'the customer’s activity does not say that the sign-in was closed');
      return `it ends after ${looked}, and the customer gets a mail; the customer’s own browser signs in`;
    },
  },
  {
    name: 'strangers guess 70 codes for a customer’s phone',
    play: async (victim) => {
      const { phone, email } = jonas;
      const kinds: string[] = [];
      let wrong = 0;
      for (let stranger = 0; stranger < 14; stranger += 1) {
        const own = () => guessCodes(victim, phone).then((count) => (wrong += count));
        const code = await victim.mailbox.codeAfter(own, email);
        kinds.push(/^\d+$/.test(code) ? 'digits' : 'letters');
        await victim.turnClock(10 * MINUTE_MS);
      }
      const withDigits = kinds.filter((kind) => kind === 'digits').length;
      assert(withDigits <= 10, `${withDigits * 5} of ${wrong} wrong codes are tried against six digits`);
      const browser = new Browser(victim);
      const code = await victim.mailbox.codeAfter(() => browser.post('/auth/forgot-password', { phone }), email);
      const { status } = await browser.post('/auth/reset-password', { code, password: 'Velvet-Anchor-91' });
      assert(status === 204, `the customer’s own code is answered with ${status}`);
      jonas.password = 'Velvet-Anchor-91';
      return `after ${withDigits * 5} codes have letters; the customer’s own code works`;
    },
  },
  {
    name: 'strangers ask for twelve codes for a customer’s phone',
    play: async (victim) => {
      await victim.turnClock(20 * MINUTE_MS);
      const { phone, email } = jonas;
      const { mailbox } = victim;
      const before = mailbox.countOfCodes(email);
      const statuses: number[] = [];
      for (let network = 0; network < 3; network += 1) {
        const stranger = new Browser(victim);
        for (let count = 0; count < 4; count += 1)
          statuses.push((await stranger.post('/auth/forgot-password', { phone })).status);
      }
      const sent = statuses.filter((status) => status === 204).length;
      assert(sent > 0, `the strangers are answered with ${statuses.join(', ')}`);
      // One that comes later would be taken for the customer's own.
      await victim.until('the strangers’ codes', async () => mailbox.countOfCodes(email) >= before + sent);
      const own = new Browser(victim);
      const askForOwn = async () => {
        const { status } = await own.post('/auth/forgot-password', { phone });
        assert(status === 204, `the customer’s own is answered with ${status}`);
      };
      const code = await mailbox.codeAfter(askForOwn, email);
      const { status } = await own.post('/auth/reset-password', { code, password: 'Copper-Meadow-64' });
      assert(status === 204, `the customer’s own code is answered with ${status}`);
      jonas.password = 'Copper-Meadow-64';
      return 'the customer’s own code works meanwhile';
    },
  },
];

import assert from 'node:assert/strict';
import type { Attack } from './Attack.ts';
import { Browser } from './Browser.ts';
import { unregistered } from './people.ts';

const MINUTE_MS = 60_000;
const GUESSES = 7;
/** Details that a stranger may have seen on papers, with the three numbers. */
const NAME = { firstName: 'Noah', lastName: 'Beck', dateOfBirth: '1991-07-04' };
const EMAIL = 'noah.beck@mail.example';
const OWN_EMAIL = 'mallory@evil.example';

async function begin(browser: Browser, email: string, numbers = unregistered) {
  const { status, text } = await browser.post('/registrations/identity', { ...numbers, ...NAME, email });
  const answer = JSON.parse(text) as { registration: string };
  return { proof: answer.registration, seen: `${status} with ${Object.keys(answer).join(', ')}` };
}

async function finish(browser: Browser, registration: string, code: string, username: string): Promise<number> {
  const credentials = { username, password: 'Cedar-Bridge-58', terms: true };
  return (await browser.post('/registrations', { registration, code, ...credentials })).status;
}

export const registration: Attack[] = [
  {
    name: 'a stranger registers with a customer’s three numbers and name',
    play: async (victim) => {
      const stranger = new Browser(victim);
      const begun = [
        await begin(stranger, OWN_EMAIL),
        await begin(stranger, OWN_EMAIL, { ...unregistered, accountNumber: '400000000000' }),
      ];
      await victim.mailbox.codeAfter(async () => begun.push(await begin(stranger, EMAIL)), EMAIL);
      const answers = begun.map(({ seen }) => seen);
      assert(new Set(answers).size === 1, `the answers differ: ${answers.join(' / ')}`);
      const statuses: number[] = [];
      for (const { proof } of begun)
        for (let code = 0; code < GUESSES; code += 1)
          statuses.push(await finish(stranger, proof, String(code).padStart(6, '0'), 'mallory'));
      const { status } = await stranger.post('/auth/login', { username: 'mallory', password: 'Cedar-Bridge-58' });
      const hasEnded = statuses.every((one, at) => one === (at % GUESSES < 5 ? 422 : 410));
      assert(status === 401 && hasEnded, `${statuses.join(', ')}, and the sign-in ${status}`);
      assert(victim.mailbox.countOf(OWN_EMAIL) === 0, 'the stranger gets a message');
      return 'the code goes to the address on record, and guessing it ends after five tries';
    },
  },
  {
    name: 'strangers begin twelve registrations with a customer’s three numbers',
    play: async (victim) => {
      await victim.turnClock(20 * MINUTE_MS);
      for (let network = 0; network < 3; network += 1) {
        const stranger = new Browser(victim);
        for (let count = 0; count < 4; count += 1) await begin(stranger, OWN_EMAIL);
      }
      const customer = new Browser(victim);
      let proof = '';
      const beginOwn = async () => {
        const own = await begin(customer, EMAIL);
        assert(own.proof, `the customer’s own is answered with ${own.seen}`);
        proof = own.proof;
      };
      const code = await victim.mailbox.codeAfter(beginOwn, EMAIL);
      const status = await finish(customer, proof, code, 'noah.beck');
      assert(status === 204, `the customer’s own code is answered with ${status}`);
      return 'the customer gets a code meanwhile, and registers with it';
    },
  },
];

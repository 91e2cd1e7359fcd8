import assert from 'node:assert/strict';
import type { Attack } from './Attack.ts';
import { Browser } from './Browser.ts';

/** Of the demonstration's customer who has not registered, as a stranger may have seen them on papers. */
const STOLEN = { accountNumber: '400011882204', idNumber: 'X7264519', phone: '+1 800 555 0142' };
const NAME = { firstName: 'Noah', lastName: 'Beck', dateOfBirth: '1991-07-04' };
const OWN_EMAIL = 'mallory@evil.example';
const CREDENTIALS = { username: 'mallory', password: 'Cedar-Bridge-58' };

export const registration: Attack = {
  name: 'a stranger registers with a customer’s three numbers and name',
  play: async (victim) => {
    const stranger = new Browser(victim);
    const begin = async (change: object) => {
      const identity = { ...STOLEN, ...NAME, email: OWN_EMAIL, ...change };
      const { status, text } = await stranger.post('/registrations/identity', identity);
      const { registration: proof } = JSON.parse(text) as { registration: string };
      return { proof, seen: `${status} with ${Object.keys(JSON.parse(text)).join(', ')}` };
    };
    const begun = [await begin({}), await begin({ accountNumber: '400000000000' })];
    const beginKnown = async () => begun.push(await begin({ email: 'noah.beck@mail.example' }));
    await victim.mailbox.codeAfter(beginKnown, 'noah.beck@mail.example');
    const answers = begun.map(({ seen }) => seen);
    assert(new Set(answers).size === 1, `the answers differ: ${answers.join(' / ')}`);
    const statuses: number[] = [];
    for (const { proof } of begun)
      for (let code = 0; code < 7; code += 1) {
        const guess = { registration: proof, code: String(code).padStart(6, '0'), ...CREDENTIALS, terms: true };
        statuses.push((await stranger.post('/registrations', guess)).status);
      }
    const { status } = await stranger.post('/auth/login', CREDENTIALS);
    assert(status === 401 && !statuses.includes(204), `${statuses.join(', ')}, and the sign-in ${status}`);
    assert(!victim.mailbox.hasMailTo(OWN_EMAIL), 'the stranger gets a message');
    return 'the code goes to the address on record, and guessing it ends after five tries';
  },
};

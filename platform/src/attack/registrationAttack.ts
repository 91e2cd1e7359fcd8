import { type Attack, hold } from './Attack.ts';
import { Browser } from './Browser.ts';

/** Of the demonstration's customer who has not registered, as a stranger may have seen them on papers. */
const STOLEN = { accountNumber: '400011882204', idNumber: 'X7264519', phone: '+1 800 555 0142' };
const NAME = { firstName: 'Noah', lastName: 'Beck', dateOfBirth: '1991-07-04' };
const OWN_EMAIL = 'mallory@evil.example';
const CREDENTIALS = { username: 'mallory', password: 'Cedar-Bridge-58' };

export const registrationAttack: Attack = {
  name: 'a stranger registers with a customer’s three numbers and name',
  play: async (victim) => {
    const stranger = new Browser(victim, '203.0.113.9');
    const begin = async (change: object) => {
      const identity = { ...STOLEN, ...NAME, email: OWN_EMAIL, ...change };
      const { status, text } = await stranger.post('/registrations/identity', identity);
      const { registration } = JSON.parse(text) as { registration: string };
      return { registration, seen: `${status} with ${Object.keys(JSON.parse(text)).join(', ')}` };
    };
    const known = await begin({ email: 'noah.beck@mail.example' });
    const own = await begin({});
    const nobody = await begin({ accountNumber: '400000000000' });
    const answers = [known, own, nobody].map(({ seen }) => seen);
    hold(new Set(answers).size === 1, `the answers differ: ${answers.join(' / ')}`);
    const statuses: number[] = [];
    for (const { registration } of [known, own, nobody])
      for (let code = 0; code < 7; code += 1) {
        const guess = { registration, code: String(code).padStart(6, '0'), ...CREDENTIALS, terms: true };
        statuses.push((await stranger.post('/registrations', guess)).status);
      }
    const { status } = await stranger.post('/auth/login', CREDENTIALS);
    hold(status === 401 && !statuses.includes(204), `${statuses.join(', ')}, and the sign-in ${status}`);
    const outbox = await (await fetch(`${victim.origin}/api/v1/development/outbox`)).text();
    hold(!outbox.includes(OWN_EMAIL), 'the stranger gets a message');
    return 'the code goes to the address on record, and guessing it ends after five tries';
  },
};

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '@bank/checkout/workspace/paths.ts';
import type { Attack } from './Attack.ts';
import type { Browser } from './Browser.ts';
import { demo, jonas, maya, signedIn } from './people.ts';
import type { Victim } from './Victim.ts';

interface Event {
  number: number;
  event: string;
  network: string;
  details: { browser?: string };
}

const WANTED = [
  'signed-in',
  'sign-in-refused',
  'sign-in-limited',
  'session-idle',
  'token-reused',
  'reset-requested',
  'code-refused',
  'password-reset',
  'transfer',
];

async function eventsOf(browser: Browser): Promise<Event[]> {
  const events: Event[] = [];
  for (let page: Event[] = [], before = ''; ; before = `?before=${page.at(-1)?.number}`) {
    page = (await browser.get(`/activity${before}`)).json<Event[]>();
    events.push(...page);
    if (page.at(-1)?.number === 1) return events;
  }
}

/** Runs a script of the API, bundled because it must start fast, upon the bank’s database. @param script below `dist` */
async function runScript(
  { env }: Victim,
  script: string,
  ...args: string[]
): Promise<{ code: number; stderr: string }> {
  const file = path.join(root, 'dist', script);
  const options = { cwd: root, env: { ...process.env, BANK_DATA: env.BANK_DATA } };
  return promisify(execFile)(process.execPath, [file, ...args], options).then(
    ({ stderr }) => ({ code: 0, stderr }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr }),
  );
}

/** Reads the trail of the other attacks: play it after them. */
export const trail: Attack = {
  name: 'what happened to the customers leaves no trail',
  play: async (victim) => {
    const events: Event[] = [];
    for (const customer of [demo, maya, jonas]) events.push(...(await eventsOf(await signedIn(victim, customer))));
    const missing = WANTED.filter((wanted) => !events.some(({ event }) => event === wanted));
    assert(missing.length === 0, `missing: ${missing.join(', ')}`);
    const signIns = events.filter(({ event }) => event === 'signed-in');
    const unknown = signIns.filter(({ network, details }) => !network || !details.browser);
    assert(unknown.length === 0, `${unknown.length} sign-ins do not say from which network and with which browser`);
    return `the customers read ${events.length} events, of every kind: ${WANTED.join(', ')}; sign-ins with network and browser`;
  },
};

/** Play it once the bank has ended: the embedded database belongs to one process. */
export const forgedTrail: Attack = {
  name: 'whoever owns the database changes one event of the trail',
  play: async (victim) => {
    const { code, stderr } = await runScript(victim, 'workspace/forgeEvent.js');
    if (code !== 0) throw new Error(stderr);
    const after = await runScript(victim, 'server/audit.js', 'verify');
    assert(after.code === 1 && after.stderr.includes('was altered'), `the verification says ${after.stderr}`);
    return `npm run audit finds it: ${after.stderr.split('\n')[0]?.replace(/\.$/, '')}`;
  },
};

import assert from 'node:assert/strict';
import type { Attack } from './Attack.ts';
import { Browser } from './Browser.ts';
import { accountsOf, jonas, MAYAS_NUMBER, maya, send, signedIn } from './people.ts';
import type { Victim } from './Victim.ts';

const HOUR_MS = 60 * 60 * 1000;
const ALARM = 'International Bank: account blocked, call +1 900 555 0100';
const FORMULA = 'Rent;=HYPERLINK("https://evil.example/")';

/** Jonas sends maya a cent. */
async function sendWith(victim: Victim, memo: string): Promise<Browser> {
  const sender = await signedIn(victim, jonas);
  const [from] = await accountsOf(sender);
  const { status, text } = await send(sender, from, MAYAS_NUMBER, 1, memo);
  if (status !== 201) throw new Error(`the transfer is answered with ${status} ${text}`);
  return signedIn(victim, maya);
}

/** Signs in with wrong passwords until the bank sends a message. */
async function causeMessage(victim: Victim, { username }: { username: string }): Promise<void> {
  for (let count = 0; count < 10; count += 1)
    await new Browser(victim).post('/auth/login', { username, password: 'Guess-1-Quiet' });
}

async function apiHealth(victim: Victim): Promise<{ status: string; deadLetters: number }> {
  return (await new Browser(victim).get('/health')).json();
}

function triedAgain({ mailbox }: Victim): () => Promise<boolean> {
  const before = mailbox.refused;
  return async () => mailbox.refused > before;
}

export const messages: Attack[] = [
  {
    name: 'a memo pretends to be the bank',
    play: async (victim) => {
      const receiver = await sendWith(victim, ALARM);
      const { items } = (await receiver.get('/transactions?limit=1')).json<{ items: { description: string }[] }>();
      const seen = items[0]?.description ?? '';
      assert(seen.startsWith('From Jonas Weber') && seen.endsWith(ALARM), `the receiver reads “${seen}”`);
      return 'the sender’s name stands before it';
    },
  },
  {
    name: 'a memo is a formula in the receiver’s export',
    play: async (victim) => {
      const receiver = await sendWith(victim, FORMULA);
      const { text } = await receiver.get('/transactions.csv');
      const line = text.split('\r\n').find((one) => one.includes('HYPERLINK')) ?? '';
      const cells = line.split(/[,;\t|:]/).map((cell) => cell.replace(/^[\s"]+/, ''));
      assert(line !== '' && !cells.some((cell) => /^[=+@]/.test(cell)), `the export has ${line}`);
      return 'no cell begins with it, whichever sign ends cells';
    },
  },
  {
    name: 'the mail server is away for two days after wrong passwords',
    play: async (victim) => {
      const { mailbox } = victim;
      mailbox.isAway = true;
      await causeMessage(victim, maya);
      for (let hour = 0; hour < 48; hour += 6) {
        const isTried = triedAgain(victim);
        await victim.turnClock(6 * HOUR_MS);
        await victim.until(`a try in hour ${hour + 6}`, isTried);
      }
      mailbox.isAway = false;
      await mailbox.after(() => victim.turnClock(6 * HOUR_MS), maya.email, /Wrong passwords were entered/);
      return 'the bank tries on, and the message arrives';
    },
  },
  {
    name: 'a message cannot be sent for six days',
    play: async (victim) => {
      victim.mailbox.isAway = true;
      const isTried = triedAgain(victim);
      await causeMessage(victim, jonas);
      await victim.until('the first try', isTried);
      await victim.turnClock(6 * 24 * HOUR_MS);
      // It is degraded before, because the message is late.
      await victim.until('the alarm', async () => (await apiHealth(victim)).deadLetters > 0);
      victim.mailbox.isAway = false;
      const { status, deadLetters } = await apiHealth(victim);
      assert(status === 'degraded' && deadLetters === 1, `it is ${status}, with ${deadLetters} dead letters`);
      return 'it is kept, and health names it';
    },
  },
];

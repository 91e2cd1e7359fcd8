import assert from 'node:assert/strict';
import { connect, type Socket } from 'node:net';
import { artifactKey } from '@bank/registry/artifactKey.ts';
import type { Attack } from './Attack.ts';
import type { Browser } from './Browser.ts';
import { accountsOf, demo, LONG_MEMO, maya, send, signedIn } from './people.ts';
import type { Victim } from './Victim.ts';

/** More than the bank's processes keep of an export that is not read. */
const EXPORT_BYTES = 400_000;
const AT_ONCE = 10;
/** The limit of transfers counts anew. */
const NEXT_WINDOW_MS = 16 * 60_000;
/** More than the system keeps of what nobody reads. */
const UNREAD_BYTES = 12_000_000;
/** Milliseconds: twice the time in which somebody has to read a little, and the time in the queue. */
const PATIENCE_MS = 40_000;

/** Signs in a customer whose export is long, if need be after transfers. */
async function withLongExport(victim: Victim): Promise<Browser> {
  const browser = await signedIn(victim, demo);
  const [from, to = ''] = await accountsOf(browser);
  const lengthOf = async () => Buffer.byteLength((await browser.get('/transactions.csv')).text);
  while ((await lengthOf()) < EXPORT_BYTES) {
    await victim.turnClock(NEXT_WINDOW_MS);
    await browser.post('/auth/refresh');
    for (let sent = 0; sent < 100; sent += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, () => send(browser, from, to, 1, LONG_MEMO)));
  }
  return browser;
}

/**
 * Asks for exports and never reads an answer. Answers come in the order of the requests, so the files that are asked for
 * first keep the exports from fitting into buffers.
 */
async function stall(victim: Victim, browser: Browser, exports: number): Promise<Socket> {
  const shell = await victim.shell();
  const [[file, { bytes }] = ['', { bytes: 1 }]] = Object.entries(shell.assets)
    .filter(([name]) => name.endsWith('.js'))
    .sort(([, a], [, b]) => b.bytes - a.bytes);
  const headers = Object.entries(browser.headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = (url: string, lines = '') => `GET ${url} HTTP/1.1\r\nhost: localhost\r\n${lines}\r\n`;
  const files = request(`/banking/${artifactKey(shell, file)}`).repeat(Math.ceil(UNREAD_BYTES / bytes));
  const socket = connect(Number(new URL(victim.origin).port), 'localhost');
  return new Promise((resolve) => {
    socket.on('error', () => resolve(socket));
    socket.once('connect', () => {
      socket.pause();
      socket.write(files + request('/api/v1/transactions.csv', headers.join('')).repeat(exports));
      resolve(socket);
    });
  });
}

export const fairness: Attack[] = [
  {
    name: '70 exports of one customer are never read',
    play: async (victim) => {
      const [one, two] = [await withLongExport(victim), await signedIn(victim, maya)];
      const sockets = [await stall(victim, one, 35), await stall(victim, one, 35)];
      const start = performance.now();
      const { status } = await two.get('/auth/me');
      const seconds = (performance.now() - start) / 1000;
      for (const socket of sockets) socket.destroy();
      assert(status === 200 && seconds < 5, `another customer gets ${status} after ${seconds.toFixed(1)} s`);
      return `another customer has an answer in ${seconds.toFixed(2)} s`;
    },
  },
  {
    name: 'an export is never read, so it keeps its place among the exports',
    play: async (victim) => {
      const customer = await withLongExport(victim);
      const socket = await stall(victim, customer, 1);
      try {
        const ask = async () => (await customer.get('/transactions.csv')).status;
        // The first may overtake it.
        const before = [await ask(), await ask()];
        assert(before[1] === 503, `the customer’s next exports are answered with ${before}: it keeps no place`);
        await victim.until('that it is cut off', async () => (await ask()) === 200, PATIENCE_MS);
        return 'it is cut off, and the customer’s next export is answered';
      } finally {
        socket.destroy();
      }
    },
  },
  {
    name: 'a customer asks for a hundred answers at once',
    play: async (victim) => {
      const [one, two] = [await signedIn(victim, demo), await signedIn(victim, maya)];
      let answered = 0;
      const many = Array.from({ length: 100 }, () => one.get('/transactions?limit=100').then(() => (answered += 1)));
      // The first answer shows that the hundred are there.
      await Promise.race(many);
      const { status } = await two.get('/auth/me');
      const before = answered;
      await Promise.all(many);
      assert(status === 200 && before < 30, `another customer gets ${status} after ${before} of them`);
      return `another customer, who asks then, is answered after ${before} of them`;
    },
  },
];

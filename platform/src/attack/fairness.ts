import assert from 'node:assert/strict';
import { connect, type Socket } from 'node:net';
import type { Attack } from './Attack.ts';
import type { Browser } from './Browser.ts';
import { demo, maya, signedIn } from './people.ts';
import type { Victim } from './Victim.ts';

/** Asks for an export and never reads the answer. */
function stall(victim: Victim, browser: Browser): Promise<Socket> {
  const socket = connect(Number(new URL(victim.origin).port), 'localhost');
  const headers = Object.entries(browser.headers).map(([name, value]) => `${name}: ${value}`);
  return new Promise((resolve) => {
    socket.on('error', () => resolve(socket));
    socket.once('connect', () => {
      socket.pause();
      socket.write(`GET /api/v1/transactions.csv HTTP/1.1\r\nhost: localhost\r\n${headers.join('\r\n')}\r\n\r\n`);
      resolve(socket);
    });
  });
}

export const fairness: Attack[] = [
  {
    name: '70 exports of one customer are never read',
    play: async (victim) => {
      const [one, two] = [await signedIn(victim, demo), await signedIn(victim, maya)];
      const sockets = await Promise.all(Array.from({ length: 70 }, () => stall(victim, one)));
      const start = performance.now();
      const { status } = await two.get('/auth/me');
      const seconds = (performance.now() - start) / 1000;
      for (const socket of sockets) socket.destroy();
      assert(status === 200 && seconds < 5, `another customer gets ${status} after ${seconds.toFixed(1)} s`);
      return `another customer has an answer in ${seconds.toFixed(2)} s`;
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
      assert(status === 200 && before < 50, `another customer gets ${status} after ${before} of them`);
      return `another customer, who asks then, is answered after ${before} of them`;
    },
  },
];

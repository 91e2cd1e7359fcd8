import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Attack } from './Attack.ts';
import type { Victim } from './Victim.ts';

const CONNECTIONS = 300;
/** Milliseconds: twice the time that headers may take. */
const PATIENCE_MS = 40_000;

async function beginRequest(victim: Victim): Promise<Socket> {
  const socket = connect(Number(new URL(victim.origin).port), 'localhost').on('error', () => {});
  await once(socket, 'connect');
  socket.resume().write(`GET ${new URL(victim.url).pathname}dashboard HTTP/1.1\r\nhost: localhost\r\nx-slow: `);
  return socket;
}

export const slowConnections: Attack = {
  name: `${CONNECTIONS} connections begin a request and never end it`,
  play: async (victim) => {
    const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => beginRequest(victim)));
    try {
      const closed = Promise.all(sockets.map((socket) => once(socket, 'close'))).then(() => true);
      const { status } = await fetch(`${victim.url}dashboard`);
      assert(status === 200, `a page is answered with ${status}`);
      assert(await Promise.race([closed, setTimeout(PATIENCE_MS, false)]), 'they stay open');
      return 'a page is answered meanwhile, and they are closed';
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  },
};

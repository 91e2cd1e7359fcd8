import { once } from 'node:events';
import { createServer } from 'node:net';

/** Above 3000, what browsers refuse to open (https://fetch.spec.whatwg.org/#port-blocking). */
const BLOCKED = [3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080];

/** Checks all interfaces. @param reserved ports about to be used */
export async function freePortFrom(port: number, reserved: number[] = []): Promise<number> {
  const isUsable = !reserved.includes(port) && !BLOCKED.includes(port) && (await isFree(port));
  return isUsable ? port : freePortFrom(port + 1, reserved);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The first port of this machine, from the given one on, that nothing uses at any of its addresses.
 *
 * @param spoken ports that will be in use in a moment
 */
export async function freePortFrom(port: number, spoken: number[] = []): Promise<number> {
  return !spoken.includes(port) && (await isFree(port)) ? port : freePortFrom(port + 1, spoken);
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

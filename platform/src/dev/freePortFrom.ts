import { once } from 'node:events';
import { createServer } from 'node:net';

/** Checks all interfaces. @param reserved ports about to be used */
export async function freePortFrom(port: number, reserved: number[] = []): Promise<number> {
  return !reserved.includes(port) && (await isFree(port)) ? port : freePortFrom(port + 1, reserved);
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

import { once } from 'node:events';
import { createServer } from 'node:net';

/** The first port of this machine, from the given one on, that nothing uses at any of its addresses. */
export async function freePortFrom(port: number): Promise<number> {
  const server = createServer().listen(port);
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return freePortFrom(port + 1);
  server.close();
  await once(server, 'close');
  return port;
}

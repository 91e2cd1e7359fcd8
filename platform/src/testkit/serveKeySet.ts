import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { KEY_SET_PATH } from '@bank/gateway/apiRoutes.ts';
import { developmentIdentity, newIdentityKey } from '../dev/developmentIdentity.ts';
import { IDENTITY_KEY } from './repositoryBank.ts';

interface ServedKeySet {
  /** The environment of workers, and of a squad's own server. */
  env: Record<string, string>;
  stop: () => void;
}

/** A squad's server, which runs once for all workers, verifies with it who asks: their banks sign with one key. */
export async function serveKeySet(): Promise<ServedKeySet> {
  const key = await newIdentityKey();
  const { keySet } = await developmentIdentity(key);
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(keySet));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    env: { [IDENTITY_KEY]: JSON.stringify(key), BANK_KEY_SET: `http://127.0.0.1:${port}${KEY_SET_PATH}` },
    stop: () => server.close(),
  };
}

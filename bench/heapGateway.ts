import path from 'node:path';
import { createGateway } from '@bank/gateway/createGateway.ts';
import { openInstruments } from '@bank/observability/openInstruments.ts';
import { loadConfig } from '@bank/registry/config/loadConfig.ts';
import { KeyFolder } from '@bank/registry/signing/KeyFolder.ts';
import { FolderStore } from '@bank/registry/store/FolderStore.ts';

/** A gateway in a process of its own (`--expose-gc`) that answers its parent's `address`, `memory` and `processor`. */
const [store = '', keys = ''] = process.argv.slice(2);
const config = await loadConfig(path.resolve(import.meta.dirname, '../bank.config.json'));
const instruments = await openInstruments({ server: 'gateway', env: process.env, SetupError: Error });
const gateway = await createGateway({
  config,
  deployment: { name: config.deployment, store: new FolderStore(store), keys: new KeyFolder(keys) },
  instruments,
});
// A bare route in the same server, to compare with.
gateway.get('/bare', (_, reply) => reply.code(304).send());
const address = await gateway.listen({ port: 0, host: 'localhost' });

process.on('message', (question) => process.send?.(answerOf(question)));

function answerOf(question: unknown) {
  if (question === 'address') return address + config.basePath;
  if (question === 'processor') return process.cpuUsage();
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  return { heapUsed, rss };
}

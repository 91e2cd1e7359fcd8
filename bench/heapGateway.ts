import path from 'node:path';
import { loadConfig } from '@bank/platform/src/config/loadConfig.ts';
import { createGateway } from '@bank/platform/src/gateway/createGateway.ts';
import { FolderStore } from '@bank/platform/src/registry/FolderStore.ts';
import { KeyFolder } from '@bank/platform/src/signing/KeyFolder.ts';

/** A gateway in a process of its own (`--expose-gc`) that answers its parent's `address` and `memory`. */
const [store = '', keys = ''] = process.argv.slice(2);
const config = await loadConfig(path.resolve(import.meta.dirname, '../bank.config.json'));
const gateway = await createGateway({
  config,
  deployment: { name: config.deployment, store: new FolderStore(store), keys: new KeyFolder(keys) },
});
const address = await gateway.listen({ port: 0, host: 'localhost' });

process.on('message', (question) => {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.(question === 'address' ? address + config.basePath : { heapUsed, rss });
});

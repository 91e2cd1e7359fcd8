import path from 'node:path';
import { createGateway } from '@bank/gateway/createGateway.ts';
import { loadConfig } from '@bank/registry/config/loadConfig.ts';
import { KeyFolder } from '@bank/registry/signing/KeyFolder.ts';
import { FolderStore } from '@bank/registry/store/FolderStore.ts';

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

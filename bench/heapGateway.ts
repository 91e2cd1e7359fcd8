import path from 'node:path';
import { loadConfig } from '@bank/platform/src/config/loadConfig.ts';
import { createGateway } from '@bank/platform/src/gateway/createGateway.ts';
import { FolderStore } from '@bank/platform/src/registry/FolderStore.ts';
import { KeyFolder } from '@bank/platform/src/signing/KeyFolder.ts';

/** A gateway in a process of its own (`--expose-gc`) that tells, when it is asked, how much memory is in use. */
const [store = '', keys = ''] = process.argv.slice(2);
const config = await loadConfig(path.resolve(import.meta.dirname, '../bank.config.json'));
const gateway = await createGateway({
  config,
  deployment: { store: new FolderStore(store), keys: new KeyFolder(keys) },
});
const address = await gateway.listen({ port: 0, host: 'localhost' });

process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ heapUsed, rss });
});
process.send?.({ address: address + config.basePath });

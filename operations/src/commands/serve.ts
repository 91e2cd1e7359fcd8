import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import { seenFolder } from '@bank/registry/config/places.ts';
import { withCache } from '@bank/registry/store/withCache.ts';
import type { Command } from 'commander';
import { example } from './options.ts';

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve what the store holds, without building')
    .addHelpText('after', example('bank serve'))
    .action(async () => {
      const { serveStore } = await import('@bank/gateway/serveStore.ts');
      await serveStore(withCache(await openDeployment(), seenFolder()), async () => {});
    });
}

import type { Command } from 'commander';
import { openDeployment } from '../config/openDeployment.ts';
import { seenFolder } from '../config/places.ts';
import { SeenRevision } from '../registry/SeenRevision.ts';
import { withCache } from '../registry/withCache.ts';
import { example } from './options.ts';

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve what the store holds, without building')
    .addHelpText('after', example('bank serve'))
    .action(async () => {
      const { serveStore } = await import('../gateway/serveStore.ts');
      const folder = seenFolder();
      const deployment = withCache(await openDeployment(), folder);
      await serveStore(deployment, async () => {}, { seen: new SeenRevision(folder, deployment.store.address) });
    });
}

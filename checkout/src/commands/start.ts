import { example } from '@bank/operations/commands/options.ts';
import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import type { Command } from 'commander';

export function addStart(program: Command): void {
  program
    .command('start')
    .description('build what has changed, release it locally and serve the bank')
    .addHelpText('after', example('bank start'))
    .action(async () => {
      const { serveStore } = await import('@bank/gateway/serveStore.ts');
      const { releaseWorkspace } = await import('@bank/platform/src/workspace/releaseWorkspace.ts');
      const deployment = await openDeployment(console.log);
      await serveStore(deployment, () => releaseWorkspace(deployment, console.log));
    });
}

export function addStartLive(program: Command): void {
  program
    .command('start-live')
    .description('like start, in live mode: also starts the API, on DATABASE_URL or an embedded database')
    .addHelpText('after', example('bank start-live'))
    .action(async () => {
      const { startLive } = await import('../live/startLive.ts');
      await startLive();
    });
}

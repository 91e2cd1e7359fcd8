import { example } from '@bank/operations/commands/options.ts';
import { currentWorkspace, findPackage, GALLERY } from '@bank/platform/src/workspace/Workspace.ts';
import { loadConfig } from '@bank/registry/config/loadConfig.ts';
import { configFile } from '@bank/registry/config/places.ts';
import type { Command } from 'commander';

export function addGallery(program: Command): void {
  program
    .command('gallery')
    .description('serve the bank with one remote more: every part of @bank/shared/ui in all its states, at /gallery')
    .addHelpText('after', example('bank gallery'))
    .action(gallery);
}

/** Serves the gallery from a store of its own, as in production. */
async function gallery(): Promise<void> {
  const { ownDeployment } = await import('@bank/platform/src/dev/openDevelopment.ts');
  const { serveStore } = await import('@bank/gateway/serveStore.ts');
  const { releaseWorkspace } = await import('@bank/platform/src/workspace/releaseWorkspace.ts');
  const workspace = currentWorkspace();
  const { deployment: name } = await loadConfig(configFile());
  const deployment = await ownDeployment(workspace, 'gallery-store', name);
  await serveStore(deployment, () => releaseWorkspace(deployment, console.log, [findPackage(workspace, GALLERY)]));
}

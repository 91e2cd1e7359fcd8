import type { Command } from 'commander';
import { loadConfig } from '../config/loadConfig.ts';
import { configFile } from '../config/places.ts';
import { currentWorkspace, findPackage, GALLERY } from '../workspace/Workspace.ts';
import { example } from './options.ts';

export function addGallery(program: Command): void {
  program
    .command('gallery')
    .description('serve the bank with one remote more: every part of @bank/shared/ui in all its states, at /gallery')
    .addHelpText('after', example('bank gallery'))
    .action(gallery);
}

/** In a store of its own, served as in production. */
async function gallery(): Promise<void> {
  const { ownDeployment } = await import('../dev/openDevelopment.ts');
  const { serveStore } = await import('../gateway/serveStore.ts');
  const { releaseWorkspace } = await import('../workspace/releaseWorkspace.ts');
  const workspace = currentWorkspace();
  const { deployment: name } = await loadConfig(configFile());
  const deployment = await ownDeployment(workspace, 'gallery-store', name);
  await serveStore(deployment, () => releaseWorkspace(deployment, console.log, [findPackage(workspace, GALLERY)]));
}

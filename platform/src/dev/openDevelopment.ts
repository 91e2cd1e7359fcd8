import path from 'node:path';
import { latestBank } from '@bank/registry/bank/latest.ts';
import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { KeyFolder } from '@bank/registry/signing/KeyFolder.ts';
import { FolderStore } from '@bank/registry/store/FolderStore.ts';
import { releaseWorkspace } from '../workspace/releaseWorkspace.ts';
import type { Workspace } from '../workspace/Workspace.ts';
import { developmentShell } from './developmentShell.ts';

/**
 * Never writes to the bank's store; uses one of its own while nothing has been released.
 * @throws {OperatorError} in a squad's repository, when the bank is not trusted, or its shell cannot be developed in
 */
export async function openDevelopment(
  workspace: Workspace,
  log: (line: string) => void,
): Promise<Deployment & { fill(): Promise<void> }> {
  const released = await openDeployment();
  // Pages do not say why there is nothing to show them in. In the checkout, the shell is in development too.
  const { registry } = await latestBank(released);
  if (registry && workspace.kind === 'repository') await developmentShell(released, registry);
  if (registry) return { ...released, fill: async () => undefined };
  const own = await ownDeployment(workspace, 'dev-store', released.name);
  return { ...own, fill: () => releaseWorkspace(own, log) };
}

/** Opens a deployment beside the bank's, on this machine alone, with keys of its own. @param store its folder's name */
export async function ownDeployment({ cacheFolder }: Workspace, store: string, name: string): Promise<Deployment> {
  const keys = new KeyFolder(path.join(cacheFolder, 'dev-keys'));
  await keys.ensure();
  return { name, store: new FolderStore(path.join(cacheFolder, store)), keys };
}

import path from 'node:path';
import type { PageSource, ServedRegistry } from '@bank/gateway/PageSource.ts';
import { currentWorkspace } from '@bank/platform/src/workspace/Workspace.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { readBuild } from '@bank/registry/release/readBuild.ts';
import { readCandidate, release } from '@bank/registry/release/release.ts';
import { emptyDeployment, reason } from '../bigBank.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { buildOneApplication, writeMounts } from './build.ts';

/** The bank as one application, and how its gateway is to preload the chunk of each page as it does a remote's files. */
export async function buildOneApplicationBank(isMinified: boolean): Promise<{
  deployment: Deployment;
  develop: (of: PageSource) => PageSource;
}> {
  const deployment = await emptyDeployment();
  const folder = temporaryFolder();
  const chunks = await buildOneApplication(path.join(folder, 'shell'), isMinified);
  // Compressing what is not minified takes seconds.
  const readShell = isMinified ? readCandidate : readBuild;
  await release(deployment, await readShell(path.join(folder, 'shell')), reason);
  for (const remote of currentWorkspace().packages.slice(1)) {
    const mounts = await writeMounts(remote, path.join(folder, remote.name));
    await release(deployment, await readCandidate(mounts), reason);
  }
  return { deployment, develop: (released) => preloading(released, chunks) };
}

function preloading(released: PageSource, chunks: Map<string, string[]>): PageSource {
  const prepared = new WeakMap<ServedRegistry, ServedRegistry>();
  return {
    found: released.found,
    get: async (visitor) => {
      const served = await released.get(visitor);
      const known = prepared.get(served) ?? withChunks(served, chunks);
      prepared.set(served, known);
      return known;
    },
  };
}

function withChunks(served: ServedRegistry, chunks: Map<string, string[]>): ServedRegistry {
  const { page, shellUrl } = served;
  const remotes = page.remotes.map((remote) => {
    const mounts = remote.mounts.map((mount) => ({
      ...mount,
      preload: (chunks.get(mount.expose) ?? []).map((file) => shellUrl(file)),
    }));
    return { ...remote, entry: mounts[0]?.preload[0] ?? remote.entry, mounts };
  });
  return { ...served, page: { ...page, remotes } };
}

import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { readArtifact } from '@bank/registry/readArtifact.ts';
import { releaseOf, type State } from '@bank/registry/state.ts';
import type { Package } from './Workspace.ts';

/** The command owns this folder of the package. */
const FOLDER = 'src/bank-types';

interface Written {
  name: string;
  version: string;
  /** Its path in the package. */
  file: string;
}

/**
 * Writes what the active versions of the other remotes publish, and removes what none publishes any more.
 * @throws {OperatorError} when a file is gone or altered, before any is written
 */
export async function writePublicTypes(
  deployment: Pick<Deployment, 'store' | 'cache' | 'keep'>,
  state: State,
  own: Package,
): Promise<Written[]> {
  const found: (Written & { text: string })[] = [];
  for (const [name, { active }] of Object.entries(state.remotes)) {
    const release = releaseOf(state, name, active);
    if (name === own.name || release?.kind !== 'remote' || !release.types) continue;
    const bytes = await readArtifact(deployment, release, release.types);
    if (!bytes)
      throw new OperatorError(
        `The types of ${name} ${active} are gone from ${deployment.store.address}. Release it again.`,
      );
    const text = `// Written by "bank types": what ${name} ${active} publishes.\n${Buffer.from(bytes)}`;
    found.push({ name, version: active, file: `${FOLDER}/${name}.d.ts`, text });
  }
  await rm(path.join(own.folder, FOLDER), { recursive: true, force: true });
  if (found.length > 0) await mkdir(path.join(own.folder, FOLDER), { recursive: true });
  for (const { file, text } of found) await writeFile(path.join(own.folder, file), text);
  return found.map(({ text: _, ...written }) => written);
}

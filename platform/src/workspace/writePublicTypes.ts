import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { AlteredArtifact, readArtifact } from '@bank/registry/readArtifact.ts';
import type { Release } from '@bank/registry/schema.ts';
import { releaseOf, type State } from '@bank/registry/state.ts';
import type { Package } from './Workspace.ts';

/** The command owns this folder of the package. */
const FOLDER = 'src/bank-types';

type Held = Pick<Deployment, 'store' | 'cache' | 'keep'>;

interface Written {
  name: string;
  version: string;
  /** Its path in the package. */
  file: string;
}

/**
 * Writes what the active versions of the other remotes publish, and removes what none publishes any more. Warns of files
 * that are gone or altered, whose copies stay: no squad keeps another from the types of all.
 */
export async function writePublicTypes(deployment: Held, state: State, own: Package): Promise<Written[]> {
  const found: (Written & { text: string })[] = [];
  const kept: string[] = [];
  for (const [name, { active }] of Object.entries(state.remotes)) {
    const release = releaseOf(state, name, active);
    if (name === own.name || release?.kind !== 'remote' || !release.types) continue;
    const bytes = await readTypes(deployment, release, release.types);
    if (!bytes) {
      kept.push(`${name}.d.ts`);
      continue;
    }
    const text = `// Written by "bank types": what ${name} ${active} publishes.\n${Buffer.from(bytes)}`;
    found.push({ name, version: active, file: `${FOLDER}/${name}.d.ts`, text });
  }
  const folder = path.join(own.folder, FOLDER);
  const before = await readdir(folder).catch(() => []);
  for (const name of before.filter((one) => !kept.includes(one)))
    await rm(path.join(folder, name), { recursive: true });
  if (found.length > 0) await mkdir(folder, { recursive: true });
  for (const { file, text } of found) await writeFile(path.join(own.folder, file), text);
  return found.map(({ text: _, ...written }) => written);
}

async function readTypes(deployment: Held, release: Release, file: string): Promise<Uint8Array | undefined> {
  const bytes = await readArtifact(deployment, release, file).catch((error: unknown) => {
    if (error instanceof AlteredArtifact) return error;
    throw error;
  });
  if (bytes instanceof Uint8Array) return bytes;
  const why = bytes?.message ?? `They are gone from ${deployment.store.address}. Release it again.`;
  console.error(`Warning: The types of ${release.name} ${release.version} are not taken: ${why}`);
  return undefined;
}

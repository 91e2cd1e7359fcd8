import type { Deployment } from '@bank/registry/Deployment.ts';
import { AlteredArtifact, readArtifact } from '@bank/registry/readArtifact.ts';
import type { VerifiedRegistry } from '@bank/registry/revisions/registry.ts';
import { releaseOf } from '@bank/registry/state.ts';
import { canaryApps } from './cohort.ts';
import type { ServedRegistry } from './PageSource.ts';
import { resolve } from './resolve.ts';

const MAX_COMBINATIONS = 64;

/** A verified revision with the shell's pages, resolved once per combination of canaries. */
export interface LoadedRevision extends VerifiedRegistry {
  /** Of entries that are left out, or served as they were before. */
  faults: string[];
  templates: Map<string, string>;
  served: Map<string, ServedRegistry>;
}

/** Resolved for every canary once, so that none fails later. @throws when the shell or its page is missing or altered */
export async function loadRevision(
  deployment: Deployment,
  verified: VerifiedRegistry & { faults: string[] },
  basePath: string,
): Promise<LoadedRevision> {
  const { registry } = verified;
  const { active, canary } = registry.shell;
  const versions = canary ? [active, canary.version] : [active];
  const templates = await Promise.all(
    versions.map(async (version) => [version, await loadTemplate(deployment, verified, version)] as const),
  );
  const loaded = { ...verified, templates: new Map(templates), served: new Map() };
  for (const canaries of [[], ...canaryApps(registry).map((app) => [app])]) resolveFor(loaded, canaries, basePath);
  return loaded;
}

export function resolveFor(revision: LoadedRevision, canaries: string[], basePath: string): ServedRegistry {
  const { registry, key, templates, served } = revision;
  const combination = canaries.join();
  const known = served.get(combination);
  if (known) return known;
  const resolved = resolve(registry, basePath, canaries);
  const result = { ...resolved, registry, key, template: templates.get(resolved.shell.version) ?? '' };
  // Many canaries make very many combinations: drop the oldest.
  if (served.size >= MAX_COMBINATIONS) served.delete([...served.keys()][0] ?? '');
  served.set(combination, result);
  return result;
}

async function loadTemplate(deployment: Deployment, { registry }: VerifiedRegistry, version: string): Promise<string> {
  const name = `Revision ${registry.revision}: index.html of the shell ${version}`;
  const release = releaseOf(registry, 'shell', version);
  const bytes =
    release &&
    (await readArtifact(deployment, release, 'index.html').catch((error: unknown) => {
      if (!(error instanceof AlteredArtifact)) throw error;
      throw new Error(`${name} is not what was released. Release that shell again.`);
    }));
  if (!bytes) throw new Error(`${name} is not in ${deployment.store.address}. Release that shell again.`);
  return new TextDecoder().decode(bytes);
}

import type { PackageDocument } from '@bank/registry/bank/schemas.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { AlteredArtifact, readArtifact } from '@bank/registry/readArtifact.ts';
import type { Registry } from '@bank/registry/schema.ts';
import { LRUCache } from 'lru-cache';
import { type Choice, canaryApps, NOBODY } from './choice.ts';
import type { ServedRegistry, SignedChange } from './PageSource.ts';
import { resolve } from './resolve.ts';

/** Nine canaries whose customers differ. A combination costs 30 kB or so, as it shares its remotes with the others. */
const MAX_COMBINATIONS = 512;

/** A verified registry with the shell's pages, resolved once per choice. */
export interface LoadedRevision {
  registry: Registry;
  changes: SignedChange[];
  templates: Map<string, string>;
  served: LRUCache<string, ServedRegistry>;
}

/** Resolved for every canary once, so that none fails later. */
export function loadRevision(
  templates: ShellTemplates,
  { registry, changes }: Pick<LoadedRevision, 'registry' | 'changes'>,
  basePath: string,
): LoadedRevision {
  const loaded = {
    registry,
    changes,
    templates: templates.loaded,
    served: new LRUCache<string, ServedRegistry>({ max: MAX_COMBINATIONS }),
  };
  for (const canaries of [[], ...canaryApps(registry).map((app) => [app])])
    resolveFor(loaded, { ...NOBODY, canaries }, basePath);
  return loaded;
}

export function resolveFor(revision: LoadedRevision, choice: Choice, basePath: string): ServedRegistry {
  const { registry, changes, templates, served } = revision;
  const combination = JSON.stringify(choice);
  const known = served.get(combination);
  if (known) return known;
  const resolved = resolve(registry, basePath, choice);
  const result = { ...resolved, registry, changes, template: templates.get(resolved.shell.version) ?? '' };
  served.set(combination, result);
  return result;
}

/** The page of each version of the shell, which never changes. */
export class ShellTemplates {
  readonly loaded = new Map<string, string>();

  constructor(private readonly deployment: Deployment) {}

  /** @returns why the shell's page cannot be served, if it cannot @throws when the store cannot be read */
  async faultOf({ package: app, channel, releases }: PackageDocument): Promise<string | undefined> {
    if (app !== 'shell' || !channel) return undefined;
    const versions = [channel.active, ...(channel.canary ? [channel.canary.version] : [])];
    for (const version of versions.filter((one) => !this.loaded.has(one))) {
      const release = releases[version];
      const name = `index.html of the shell ${version}`;
      try {
        const bytes = release && (await readArtifact(this.deployment, release, 'index.html'));
        if (!bytes) return `${name} is not in ${this.deployment.store.address}. Release that shell again.`;
        this.loaded.set(version, new TextDecoder().decode(bytes));
      } catch (error) {
        if (!(error instanceof AlteredArtifact)) throw error;
        return `${name} is not what was released. Release that shell again.`;
      }
    }
    return undefined;
  }
}

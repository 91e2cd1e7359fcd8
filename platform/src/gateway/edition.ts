import type { VerifiedRegistry } from '../registry/registry.ts';
import { requireHashes } from '../registry/requireHashes.ts';
import type { Store } from '../registry/Store.ts';
import { integrity } from '../release/readBuild.ts';
import type { ServedRegistry } from './PageSource.ts';
import { resolve } from './resolve.ts';

const KEPT = 64;

/** A revision made ready to be served: the shell's pages, and what has been resolved of it so far. */
export interface Edition extends VerifiedRegistry {
  /** `index.html` of the active shell and of its canary, by version. */
  templates: Map<string, string>;
  /** By combination of canaries. */
  served: Map<string, ServedRegistry>;
}

/** @throws when a file has no hash, or the store lacks a shell's page or has another than was released */
export async function loadEdition(store: Store, verified: VerifiedRegistry): Promise<Edition> {
  requireHashes(verified.registry);
  const { active, canary } = verified.registry.shell;
  const versions = canary ? [active, canary.version] : [active];
  const templates = await Promise.all(
    versions.map(async (version) => [version, await loadTemplate(store, verified, version)] as const),
  );
  return { ...verified, templates: new Map(templates), served: new Map() };
}

/** What a customer gets who is in these canaries. */
export function servedTo(edition: Edition, canaries: string[], basePath: string): ServedRegistry {
  const { registry, key, templates, served } = edition;
  const combination = canaries.join();
  const known = served.get(combination);
  if (known) return known;
  const resolved = resolve(registry, basePath, canaries);
  const result = { registry, key, resolved, template: templates.get(resolved.shell.version) ?? '' };
  // Many canaries at once have very many combinations: the oldest is resolved again when it comes back.
  if (served.size >= KEPT) served.delete([...served.keys()][0] ?? '');
  served.set(combination, result);
  return result;
}

async function loadTemplate(store: Store, { registry }: VerifiedRegistry, version: string): Promise<string> {
  const name = `Revision ${registry.revision}: index.html of the shell ${version}`;
  const bytes = await store.get(`artifacts/shell/${version}/index.html`);
  if (!bytes) throw new Error(`${name} is not in ${store.address}. Release that shell again.`);
  if (integrity(bytes) !== registry.releases.shell?.[version]?.assets['index.html']?.integrity)
    throw new Error(`${name} is not what was released. Release that shell again.`);
  return new TextDecoder().decode(bytes);
}

import { faultsOf } from './faultsOf.ts';
import type { Registry } from './schema.ts';
import { channelOf } from './state.ts';

/**
 * A faulty remote stays as it was in the registry served before; without one it is left out.
 * @returns the registry to serve, and the faults found @throws when the shell is faulty
 */
export function withoutFaults(registry: Registry, served?: Registry): { registry: Registry; faults: string[] } {
  const faults = faultsOf(registry);
  if (faults.size === 0) return { registry, faults: [] };
  const ofShell = faults.get('shell');
  if (ofShell) throw new Error(`Registry revision ${registry.revision}: ${ofShell}`);
  const remotes = { ...registry.remotes };
  const releases = { ...registry.releases };
  for (const app of faults.keys()) {
    const before = served && channelOf(served, app);
    if (!before) delete remotes[app];
    else {
      remotes[app] = before;
      releases[app] = { ...registry.releases[app], ...served?.releases[app] };
    }
  }
  const texts = [...faults.values()].map((fault) => `Registry revision ${registry.revision}: ${fault}`);
  return { registry: { ...registry, remotes, releases }, faults: texts };
}

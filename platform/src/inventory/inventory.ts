import { integrityByUrl } from '../gateway/releaseUrls.ts';
import { describeChannel } from '../registry/describeChannel.ts';
import type { Channel, Registry, Release } from '../registry/schema.ts';

/** One script or style that a customer's page may run. */
export interface InventoryEntry {
  /** Rooted at the bank, or absolute where it lies elsewhere. */
  script: string;
  remote: string;
  version: string;
  owner: string;
  /** Why the page needs it. */
  why: string;
  /** Share of the customers who get it, in percent. */
  percent: number;
  integrity: string;
  bytes: number;
}

/** Every script of the bank with its owner and its reason, as PCI DSS 4.0 (6.4.3) asks of payment pages. */
export function inventory(registry: Registry, basePath: string): InventoryEntry[] {
  const channels = [['shell', registry.shell] as const, ...Object.entries(registry.remotes).sort()];
  return channels.flatMap(([app, channel]) =>
    sharesOf(channel).flatMap(({ version, percent }) => {
      const release = registry.releases[app]?.[version];
      const { owner } = describeChannel(registry, app, channel);
      return release ? scriptsOf(release, basePath).map((script) => ({ ...script, owner, percent })) : [];
    }),
  );
}

/** The versions that customers get; none of a remote that is out of service. */
function sharesOf({ active, canary, disabled }: Channel): { version: string; percent: number }[] {
  if (disabled) return [];
  const rest = { version: active, percent: 100 - (canary?.percent ?? 0) };
  return canary ? [rest, canary] : [rest];
}

function scriptsOf(release: Release, basePath: string): Omit<InventoryEntry, 'owner' | 'percent'>[] {
  const { name, version, assets } = release;
  return Object.entries(integrityByUrl(release, basePath)).map(([script, integrity]) => {
    const file = script.slice(script.lastIndexOf('/') + 1);
    return { script, remote: name, version, why: reasonFor(file, release), integrity, bytes: assets[file]?.bytes ?? 0 };
  });
}

function reasonFor(file: string, release: Release): string {
  if (release.kind === 'shell')
    return release.entry.includes(file) ? 'Starts the bank' : 'Part of the shell, loaded when it is needed';
  if (file === release.entry) return `Entry of ${release.name}: names its pages`;
  const pages = release.mounts
    .filter(({ files }) => files.includes(file))
    .map(({ path, title }) => `${title} (${path})`);
  return pages.length > 0 ? `Shows ${pages.join(', ')}` : `Part of ${release.name}, loaded when its pages need it`;
}

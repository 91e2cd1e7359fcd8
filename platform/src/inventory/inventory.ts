import { integrityByUrl } from '../gateway/releaseUrls.ts';
import { runnableReleases } from '../gateway/runnableReleases.ts';
import type { Registry, Release } from '../registry/schema.ts';

/** One script or style that a customer's page may run. */
export interface InventoryEntry {
  /** Rooted at the bank, or absolute where it lies elsewhere. */
  script: string;
  remote: string;
  version: string;
  owner: string;
  /** Why the page needs it. */
  why: string;
  /** Share of the customers who get it, in percent; of a version that only stands in, those for whom it does. */
  percent: number;
  integrity: string;
  bytes: number;
}

/** Every script of the bank with its owner and its reason, as PCI DSS 4.0 (6.4.3) asks of payment pages. */
export function inventory(registry: Registry, basePath: string): InventoryEntry[] {
  return runnableReleases(registry).flatMap(({ release, percent, standsInFor }) => {
    const { name: remote, version, owner = '–', assets } = release;
    const occasion = standsInFor.length > 0 ? `Stands in if ${standsInFor.join(' or ')} fails. ` : '';
    return Object.entries(integrityByUrl(release, basePath)).map(([script, integrity]) => {
      const file = script.slice(script.lastIndexOf('/') + 1);
      const why = occasion + reasonFor(file, release);
      return { script, remote, version, owner, why, percent, integrity, bytes: assets[file]?.bytes ?? 0 };
    });
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

import { integrityByUrl, isForDevelopment } from '@bank/gateway/releaseUrls.ts';
import { RETRY_HASH, RETRY_SCRIPT } from '@bank/gateway/retryScript.ts';
import { runnableReleases } from '@bank/gateway/runnableReleases.ts';
import { exposedParts } from '@bank/registry/exposedParts.ts';
import type { Registry, Release, ShellRelease } from '@bank/registry/schema.ts';
import { withOwner } from '@bank/registry/withOwner.ts';

/** Stands in place of a URL. */
export const INLINE = 'inline, in every page';

const FOR_DEVELOPMENT =
  'Development build of the shell: no customer loads it, only developers where overrides are allowed';

export interface InventoryEntry {
  script: string;
  remote: string;
  version: string;
  owner: string;
  why: string;
  /** Percentage of customers who get it; for a fallback, of those whom it would serve. */
  percent: number;
  integrity: string;
  bytes: number;
}

/** Lists scripts as PCI DSS 4.0 (6.4.3) requires. */
export function inventory(registry: Registry, basePath: string): InventoryEntry[] {
  const released = runnableReleases(registry).flatMap(({ release, percent, fallbackFor }) => {
    const { name: remote, version, owner = '–', assets } = withOwner(release, registry);
    const occasion = fallbackFor.length > 0 ? `Stands in if ${fallbackFor.join(' or ')} fails. ` : '';
    return Object.entries(integrityByUrl(release, basePath)).map(([script, integrity]) => {
      const file = script.slice(script.lastIndexOf('/') + 1);
      const why = occasion + reasonFor(file, release);
      return { script, remote, version, owner, why, percent, integrity, bytes: assets[file]?.bytes ?? 0 };
    });
  });
  return [retryEntry(registry), ...released];
}

function retryEntry(registry: Registry): InventoryEntry {
  const shell = registry.releases.shell?.[registry.shell.active];
  const { owner = '–' } = shell ? withOwner(shell, registry) : {};
  return {
    script: INLINE,
    remote: 'gateway',
    version: '–',
    owner,
    why: 'Asks once more for a script of the shell that has failed',
    percent: 100,
    integrity: RETRY_HASH,
    bytes: Buffer.byteLength(RETRY_SCRIPT),
  };
}

function reasonFor(file: string, release: Release): string {
  if (release.kind === 'shell' && isForDevelopment(file)) return FOR_DEVELOPMENT;
  if (release.kind === 'shell') return shellReason(file, release);
  if (file === release.entry) return `Entry of ${release.name}: names its pages`;
  const parts = exposedParts(release)
    .filter(({ files }) => files.includes(file))
    .map(({ place, title }) => `${title} (${place})`);
  return parts.length > 0 ? `Shows ${parts.join(', ')}` : `Part of ${release.name}, loaded when its pages need it`;
}

function shellReason(file: string, { entry, mainLayout = [] }: ShellRelease): string {
  if (entry.includes(file)) return 'Starts the bank';
  return mainLayout.includes(file) ? 'Around the pages of a session' : 'Part of the shell, loaded when it is needed';
}

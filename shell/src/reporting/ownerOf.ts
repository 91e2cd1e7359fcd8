import type { RegisteredRemote } from '@bank/shared/contract';
import type { Frame } from './parseStack';

export interface Owner {
  remote: string;
  version: string;
}

const UNKNOWN: Owner = { remote: 'unknown', version: '' };

/**
 * The remote that is first in the stack: what it calls in the shell fails by what it hands over. An extension of the
 * browser that calls the bank, or that the bank calls, is on top.
 * @param releases that have run, the latest first @param shell with the address of its files
 */
export function ownerOf(
  frames: Frame[],
  releases: readonly RegisteredRemote[],
  shell: { version: string; folder: string },
): Owner {
  const owners = frames.map(({ address }): Owner | undefined => {
    const release = releases.find((one) => hasFile(one, address));
    if (release) return { remote: release.name, version: release.version };
    return address.startsWith(absolute(shell.folder)) ? { remote: 'shell', version: shell.version } : undefined;
  });
  const [top] = owners;
  if (!top) return UNKNOWN;
  return owners.find((owner) => owner && owner.remote !== 'shell') ?? top;
}

/** Versions share what has not changed between them, so no folder says which one it is. */
function hasFile({ entry, integrity, isDevelopment }: RegisteredRemote, address: string): boolean {
  if (isDevelopment) return address.startsWith(absolute('.', absolute(entry)));
  return Object.keys(integrity).some((url) => absolute(url) === address);
}

function absolute(url: string, base = location.href): string {
  return new URL(url, base).href;
}

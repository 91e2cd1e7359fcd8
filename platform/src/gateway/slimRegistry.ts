import { createHash } from 'node:crypto';
import type { PageRegistry, RegisteredRemote } from '@bank/shared/contract';
import { matchesMount } from './matchesMount.ts';
import { detailsUrl } from './releaseUrls.ts';

/** Up to this many remotes a page carries all of everything: it saves a request for each page opened. */
const CARRIED_WHOLE = 8;

/**
 * The registry as a page at `path` carries it. Of remotes that are not on screen a big bank sends only what draws
 * sidebar and routes; the rest of each has an address of its own.
 */
export function slimRegistry(page: PageRegistry, basePath: string, path?: string): PageRegistry {
  if (page.remotes.length <= CARRIED_WHOLE) return page;
  const isOnScreen = ({ mounts }: RegisteredRemote) =>
    path !== undefined && mounts.some((mount) => matchesMount(mount.path, path));
  return { ...page, remotes: page.remotes.map((remote) => (isOnScreen(remote) ? remote : slim(remote, basePath))) };
}

function slim(remote: RegisteredRemote, basePath: string): RegisteredRemote {
  if (remote.disabled || remote.isDevelopment) return remote;
  return {
    ...remote,
    entry: '',
    integrity: {},
    mounts: remote.mounts.map((mount) => ({ ...mount, preload: [] })),
    details: detailsUrl(remote, remote.entry, basePath),
  };
}

/** Changes with what this customer gets, and not with what others get. */
export function registryTag({ shell, remotes }: PageRegistry): string {
  return `"${createHash('sha256')
    .update(JSON.stringify([shell, remotes]))
    .digest('hex')
    .slice(0, 16)}"`;
}

import { createHash } from 'node:crypto';
import type { PageRegistry, RegisteredRemote } from '@bank/shared/contract';
import { mountAt } from './mountAt.ts';
import { detailsUrl } from './releaseUrls.ts';

/** Below this, inlining every remote's details saves a request per page. */
const MAX_INLINED_REMOTES = 16;

/** Reduces remotes off screen to their routes, navigation and a URL for the rest, in a large bank. */
export function slimRegistry(page: PageRegistry, basePath: string, path?: string): PageRegistry {
  if (page.remotes.length <= MAX_INLINED_REMOTES) return page;
  const onScreen = path === undefined ? undefined : mountAt(page, path)?.remote;
  return { ...page, remotes: page.remotes.map((remote) => (remote === onScreen ? remote : slim(remote, basePath))) };
}

function slim(remote: RegisteredRemote, basePath: string): RegisteredRemote {
  if (remote.disabled || remote.isDevelopment) return remote;
  return {
    ...remote,
    entry: '',
    integrity: {},
    mounts: remote.mounts.map((mount) => ({ ...mount, preload: [] })),
    ...(remote.extensions && { extensions: remote.extensions.map((extension) => ({ ...extension, preload: [] })) }),
    details: detailsUrl(remote, remote.entry, basePath),
  };
}

/** Ignores what only other customers get. */
export function registryTag({ shell, remotes }: PageRegistry): string {
  return `"${createHash('sha256')
    .update(JSON.stringify([shell, remotes]))
    .digest('hex')
    .slice(0, 16)}"`;
}

import { matchRoutes } from 'react-router';
import type { RegisteredMount, RegisteredRemote } from '../contract/types';

interface Mounted {
  /** A react-router path, such as `/accounts/:id` or `/auth/*`. */
  path: string;
}

/**
 * Finds the mount that a path opens, by react-router's own ranking; of equal ranks, the first one wins.
 * Router, gateway and `check` all use it, so that they agree (docs/decisions/0050).
 */
export function mountMatcher<T extends Mounted>(mounts: readonly T[]): (pathname: string) => T | undefined {
  const indexed = mounts.map((mount) => ({ mount, first: firstSegment(mount.path) }));
  return (pathname) => {
    const decodable = withoutMalformed(pathname);
    const first = firstSegment(decodeURIComponent(decodable));
    // Ranking compiles every pattern, which takes milliseconds for hundreds of remotes.
    const candidates = indexed.filter((candidate) => candidate.first === first || /^[*:]/.test(candidate.first));
    const routes = candidates.map(({ mount }) => ({ path: mount.path, handle: mount }));
    return matchRoutes(routes, { pathname: decodable })?.at(-1)?.route.handle;
  };
}

export interface PageOfRemote extends Mounted {
  remote: RegisteredRemote;
  mount: RegisteredMount;
}

export function pagesOf(remotes: readonly RegisteredRemote[]): PageOfRemote[] {
  return remotes.flatMap((remote) => remote.mounts.map((mount) => ({ path: mount.path, remote, mount })));
}

/** Returns the path at which a mount begins: `/transfers` for `/transfers/*`. */
export function mountAddress(path: string): string {
  return path.replace(/\/\*$/, '') || '/';
}

function firstSegment(path: string): string {
  return path.split('/')[1]?.toLowerCase() ?? '';
}

/** The router logs each path that it cannot decode, so anybody could fill the gateway's log. Escaping `%` keeps its text. */
function withoutMalformed(pathname: string): string {
  try {
    decodeURIComponent(pathname);
    return pathname;
  } catch {
    return pathname.replaceAll('%', '%25');
  }
}

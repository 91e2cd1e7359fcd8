import { type PageRegistry, type RegisteredRemote, useUnsavedState } from '@bank/shared/contract';
import { matchPath } from '@bank/shared/router';
import { followRegistry, needsNewPage } from '../federation/federation';
import { startNewPage } from './newPage';
import { useRegistry } from './registryStore';

/**
 * Applies the next registry unless the customer has unsaved input: in place where possible, else by a reload
 * (docs/decisions/0011).
 *
 * @param path of the page on screen, without the base path
 * @returns whether another registry applies now, or after the reload
 */
export function applyRegistry(path: string): boolean {
  const { current, next } = useRegistry.getState();
  if (!next || useUnsavedState.getState().count > 0) return false;
  if (next.shell !== current.shell || isOutdated(next, path)) return startNewPage();
  followRegistry(next);
  useRegistry.setState({ current: next, next: undefined });
  return true;
}

/** Applies the next registry, and reloads when an outdated version of the page's remote runs. */
export function updateOnNavigation(path: string): void {
  if (applyRegistry(path)) return;
  const isSafe = useUnsavedState.getState().count === 0;
  if (isSafe && isOutdated(useRegistry.getState().current, path)) startNewPage();
}

function isOutdated({ remotes }: PageRegistry, path: string): boolean {
  const remote = remotes.find((candidate) => hasMountAt(candidate, path));
  return remote !== undefined && !remote.disabled && needsNewPage(remote);
}

function hasMountAt({ mounts }: RegisteredRemote, path: string): boolean {
  return mounts.some((mount) => matchPath(mount.path, path));
}

import { type PageRegistry, type RegisteredRemote, useUnsavedState } from '@bank/shared/contract';
import { matchPath } from '@bank/shared/router';
import { followRegistry, needsNewPage } from '../federation/federation';
import { startNewPage } from './newPage';
import { useRegistry } from './registryStore';

/**
 * Applies the newer registry that waits, unless something is unsaved: in place where that is possible, else by a new document
 * at the same address (docs/decisions/0011).
 *
 * @param path of the page on screen, inside the application
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

/** On navigation: applies a newer registry, and reloads when the remote of the page runs in an outdated version. */
export function enterPage(path: string): void {
  if (applyRegistry(path)) return;
  const isSafe = useUnsavedState.getState().count === 0;
  if (isSafe && isOutdated(useRegistry.getState().current, path)) startNewPage();
}

function isOutdated({ remotes }: PageRegistry, path: string): boolean {
  const remote = remotes.find((candidate) => takes(candidate, path));
  return remote !== undefined && !remote.disabled && needsNewPage(remote);
}

function takes({ mounts }: RegisteredRemote, path: string): boolean {
  return mounts.some((mount) => matchPath(mount.path, path));
}

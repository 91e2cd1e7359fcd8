import { type PageRegistry, useUnsavedState } from '@bank/shared/contract';
import { mountMatcher, pagesOf } from '@bank/shared/mounts';
import { followRegistry, needsReload } from './federation';
import { useRegistry } from './registryStore';
import { reloadPage } from './reloadPage';
import { shellSlotsAt } from './shellSlots';

/**
 * Not while there is unsaved input. In place where possible, else by a reload (docs/decisions/0011).
 * @returns whether another registry applies, now or after the reload
 */
export function applyRegistry(path: string): boolean {
  const { current, next } = useRegistry.getState();
  if (!next || useUnsavedState.getState().count > 0) return false;
  if (next.shell !== current.shell || isOutdated(next, path)) return reloadPage();
  followRegistry(next);
  useRegistry.setState({ current: next, next: undefined });
  return true;
}

export function updateOnNavigation(path: string): void {
  if (applyRegistry(path)) return;
  const isSafe = useUnsavedState.getState().count === 0;
  if (isSafe && isOutdated(useRegistry.getState().current, path)) reloadPage();
}

function isOutdated({ remotes }: PageRegistry, path: string): boolean {
  const { remote: page, mount } = mountMatcher(pagesOf(remotes))(path) ?? {};
  const slots: readonly string[] = [...(page?.slots ?? []), ...shellSlotsAt(path, mount?.layout ?? 'main')];
  const extensions = remotes.filter((remote) => remote.extensions?.some(({ slot }) => slots.includes(slot)));
  return [...(page ? [page] : []), ...extensions].some((remote) => !remote.disabled && needsReload(remote));
}

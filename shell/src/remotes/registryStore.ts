import type { PageRegistry } from '@bank/shared/contract';
import { create } from 'zustand';
import { withOverrides } from './overrideStore';

interface RegistryState {
  current: PageRegistry;
  /** A newer revision, applied on the next navigation. */
  next?: PageRegistry;
}

export const useRegistry = create<RegistryState>(() => ({ current: { revision: 0, shell: '', remotes: [] } }));

export function startRegistry(current: PageRegistry): void {
  useRegistry.setState({ current, next: undefined });
}

/**
 * Ignores a registry that is not newer.
 * @param isOwn after a sign-in, which changes a browser's canaries and no revision: other versions of the same one count, too
 */
export function queueRegistry(offered: PageRegistry | undefined, isOwn = false): void {
  if (!offered) return;
  useRegistry.setState((state) => {
    const known = state.next ?? state.current;
    const next = withOverrides(offered);
    return isNewer(next, known, isOwn && versionsOf(next) !== versionsOf(known)) ? { next } : state;
  });
}

/** A key that is taken away takes with it what it signed, so revisions grow within one version of the roles only. */
function isNewer(offered: PageRegistry, known: PageRegistry, isOther: boolean): boolean {
  const [roles, before] = [offered.roles ?? 0, known.roles ?? 0];
  return roles === before ? offered.revision + Number(isOther) > known.revision : roles > before;
}

function versionsOf({ shell, remotes }: PageRegistry): string {
  return shell + remotes.map(({ version }) => version);
}

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

/** Ignores a registry that is not newer. */
export function queueRegistry(offered: PageRegistry | undefined): void {
  queueIf(isNewer, offered);
}

/** A sign-in changes which canaries a browser gets, and no revision. */
export function queueOwnRegistry(offered: PageRegistry | undefined): void {
  queueIf((next, known) => isNewer(next, known) || isOther(next, known), offered);
}

function queueIf(isWanted: typeof isNewer, offered: PageRegistry | undefined): void {
  if (!offered) return;
  useRegistry.setState((state) => {
    const known = state.next ?? state.current;
    const next = withOverrides(offered);
    return isWanted(next, known) ? { next } : state;
  });
}

function isOther(offered: PageRegistry, known: PageRegistry): boolean {
  const isSame = offered.revision === known.revision && offered.roles === known.roles;
  return isSame && versionsOf(offered) !== versionsOf(known);
}

function versionsOf({ shell, remotes }: PageRegistry): string {
  return [shell, ...remotes.map(({ name, version }) => name + version)].join();
}

/** A key that is taken away takes with it what it signed, so revisions grow within one version of the roles only. */
function isNewer(offered: PageRegistry, known: PageRegistry): boolean {
  const [roles, before] = [offered.roles ?? 0, known.roles ?? 0];
  return roles === before ? offered.revision > known.revision : roles > before;
}

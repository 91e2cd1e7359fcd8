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
  if (!offered) return;
  useRegistry.setState((state) => {
    const isNewer = offered.revision > (state.next ?? state.current).revision;
    return isNewer ? { next: withOverrides(offered) } : state;
  });
}

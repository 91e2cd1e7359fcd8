import type { PageRegistry } from '@bank/shared/contract';
import { create } from 'zustand';
import { withOverrides } from '../overrides/overrideStore';

interface RegistryState {
  current: PageRegistry;
  /** A newer revision, applied on the next navigation. */
  next?: PageRegistry;
}

export const useRegistry = create<RegistryState>(() => ({ current: { revision: 0, shell: '', remotes: [] } }));

export function startRegistry(current: PageRegistry): void {
  useRegistry.setState({ current, next: undefined });
}

/** Keeps a registry for the next safe moment; one that is not newer is of no interest. */
export function offerRegistry(offered: PageRegistry | undefined): void {
  if (!offered) return;
  useRegistry.setState((state) => {
    const isNewer = offered.revision > (state.next ?? state.current).revision;
    return isNewer ? { next: withOverrides(offered) } : state;
  });
}

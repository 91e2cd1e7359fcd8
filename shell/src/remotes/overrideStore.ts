import type { PageRegistry, RegisteredRemote } from '@bank/shared/contract';
import { create } from 'zustand';

interface OverrideState {
  remotes: RegisteredRemote[];
  isShellOverridden: boolean;
}

export const useOverrides = create<OverrideState>(() => ({ remotes: [], isShellOverridden: false }));

/** The developer's remotes replace released ones of the same name. */
export function withOverrides(registry: PageRegistry): PageRegistry {
  const { remotes } = useOverrides.getState();
  if (remotes.length === 0) return registry;
  const isOverridden = (name: string) => remotes.some((remote) => remote.name === name);
  return { ...registry, remotes: [...registry.remotes.filter(({ name }) => !isOverridden(name)), ...remotes] };
}

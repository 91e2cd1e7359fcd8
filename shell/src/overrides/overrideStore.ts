import type { PageRegistry, RegisteredRemote } from '@bank/shared/contract';
import { create } from 'zustand';

interface OverrideState {
  /** Remotes from the developer's own machine. */
  remotes: RegisteredRemote[];
  /** Whether the shell is one of theirs too. */
  isShellOverridden: boolean;
}

/** What of this page comes from a developer's own machine; nothing, unless the configuration allows it. */
export const useOverrides = create<OverrideState>(() => ({ remotes: [], isShellOverridden: false }));

/** A registry with the developer's remotes in the place of released ones. */
export function withOverrides(registry: PageRegistry): PageRegistry {
  const { remotes } = useOverrides.getState();
  if (remotes.length === 0) return registry;
  const isOverridden = (name: string) => remotes.some((remote) => remote.name === name);
  return { ...registry, remotes: [...registry.remotes.filter(({ name }) => !isOverridden(name)), ...remotes] };
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import { create } from 'zustand';
import type { HeaderHandlers, MountPath } from './headerHandlers';
import type { RemoteContract } from './types';

type Handlers = Record<string, () => void>;

interface HeaderActionState {
  handlers: Handlers;
}

/** Written by the page on screen, read by the shell's header. */
export const useHeaderActionState = create<HeaderActionState>(() => ({ handlers: {} }));

/**
 * Handles the header's buttons while the page is on screen: `useHeaderActions<typeof remote>({ export: save })`, where
 * `remote` is the default export of `remote.ts`. The second type says for which of its mounts, by path.
 */
export function useHeaderActions<Remote extends RemoteContract, Path extends MountPath<Remote> = MountPath<Remote>>(
  handlers: HeaderHandlers<Remote, Path>,
): void;
/** @deprecated Without the remote's type, a typo in an id is not found. */
export function useHeaderActions(handlers: Handlers): void;
export function useHeaderActions(handlers: Handlers): void {
  const latest = useRef<Handlers>({});
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const ids = Object.keys(handlers).join('\n');
  useEffect(() => {
    const entries = ids.split('\n').map((id) => [id, () => latest.current[id]?.()] as const);
    const registered = Object.fromEntries(entries);
    useHeaderActionState.setState({ handlers: registered });
    return () => {
      useHeaderActionState.setState((state) => (state.handlers === registered ? { handlers: {} } : state));
    };
  }, [ids]);
}

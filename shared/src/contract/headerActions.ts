import { useEffect, useLayoutEffect, useRef } from 'react';
import { create } from 'zustand';
import type { HeaderHandlers, MountPath } from './headerHandlers';
import type { RemoteContract } from './types';

type Handlers = Record<string, () => void>;

interface HeaderActionState {
  handlers: Handlers;
  /** Ids of buttons that lead to nothing now. */
  withheld: readonly string[];
}

const NOTHING: HeaderActionState = { handlers: {}, withheld: [] };

/** Written by the page on screen, read by the shell's header. */
export const useHeaderActionState = create<HeaderActionState>(() => NOTHING);

/**
 * Handles the header's buttons while the page is on screen: `useHeaderActions<typeof remote>({ export: save })`, where
 * `remote` is the default export of `remote.ts`. The second type says for which of its mounts, by path. The header omits
 * a button whose handler is `null`, for as long as it would lead to nothing.
 */
export function useHeaderActions<Remote extends RemoteContract, Path extends MountPath<Remote> = MountPath<Remote>>(
  handlers: HeaderHandlers<Remote, Path>,
): void;
/** @deprecated Without the remote's type, a typo in an id is not found. */
export function useHeaderActions(handlers: Handlers): void;
export function useHeaderActions(handlers: Record<string, (() => void) | null>): void {
  const latest = useRef<typeof handlers>({});
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const all = Object.keys(handlers);
  const ids = all.filter((id) => handlers[id]).join('\n');
  const withheldIds = all.filter((id) => handlers[id] === null).join('\n');
  useEffect(() => {
    const entries = namesIn(ids).map((id) => [id, () => latest.current[id]?.()] as const);
    const registered = { handlers: Object.fromEntries(entries), withheld: namesIn(withheldIds) };
    useHeaderActionState.setState(registered);
    return () => {
      useHeaderActionState.setState((state) => (state.handlers === registered.handlers ? NOTHING : state));
    };
  }, [ids, withheldIds]);
}

function namesIn(lines: string): string[] {
  return lines.split('\n').filter(Boolean);
}

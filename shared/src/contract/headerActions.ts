import { useEffect } from 'react';
import { create } from 'zustand';

type Handlers = Record<string, () => void>;

interface HeaderActionState {
  handlers: Handlers;
}

/** What the header's buttons do right now. The shell reads it, the page on screen fills it. */
export const useHeaderActionState = create<HeaderActionState>(() => ({ handlers: {} }));

/**
 * Handles the header's buttons while the calling page is on screen.
 *
 * @param handlers by action id; keep the object stable (`useMemo`) or it registers again on each render
 */
export function useHeaderActions(handlers: Handlers): void {
  useEffect(() => {
    useHeaderActionState.setState({ handlers });
    return () => {
      useHeaderActionState.setState((state) => (state.handlers === handlers ? { handlers: {} } : state));
    };
  }, [handlers]);
}

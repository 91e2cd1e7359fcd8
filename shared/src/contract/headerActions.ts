import { useEffect } from 'react';
import { create } from 'zustand';

type Handlers = Record<string, () => void>;

interface HeaderActionState {
  handlers: Handlers;
}

/** Written by the page on screen, read by the shell's header. */
export const useHeaderActionState = create<HeaderActionState>(() => ({ handlers: {} }));

/** @param handlers by action id; memoise the object, or it registers again on every render */
export function useHeaderActions(handlers: Handlers): void {
  useEffect(() => {
    useHeaderActionState.setState({ handlers });
    return () => {
      useHeaderActionState.setState((state) => (state.handlers === handlers ? { handlers: {} } : state));
    };
  }, [handlers]);
}

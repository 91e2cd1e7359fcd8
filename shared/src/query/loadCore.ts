import { create } from 'zustand';
import { bankConfig } from '../config';
import { useConnection } from '../http';
import { prepareClient } from '../http/client';
import type { Core } from './core';

interface CoreState {
  core?: Core;
  /** Why it did not load. */
  error?: unknown;
}

export const useCore = create<CoreState>(() => ({}));

let isLoading = false;

/** Loads the cache's code, which the sign-in page does not need. May be called again, also after a failure. */
export function prepareQueries(): void {
  if (isLoading || useCore.getState().core) return;
  isLoading = true;
  loadCore().finally(() => {
    isLoading = false;
  });
}

async function loadCore(): Promise<void> {
  useCore.setState({}, true);
  // Whoever asks needs both, and they would load one after the other.
  if (bankConfig().dataMode === 'live') prepareClient();
  try {
    const { createCore } = await import(/* webpackChunkName: "query" */ './core');
    useCore.setState({ core: createCore() });
  } catch (error) {
    useCore.setState({ error });
    repeatOnline();
  }
}

function repeatOnline(): void {
  const unsubscribe = useConnection.subscribe(({ status }) => {
    if (status !== 'online') return;
    unsubscribe();
    prepareQueries();
  });
}

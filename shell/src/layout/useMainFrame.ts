import { startTransition, useEffect, useState } from 'react';
import { create } from 'zustand';
import type { MainLayout } from './MainLayout';

interface FrameState {
  Layout?: typeof MainLayout;
  /** Why it did not load. */
  error?: unknown;
}

const useFrameState = create<FrameState>(() => ({}));

/** Its script is in the documents of the pages that need it. May be called again, also after a failure. */
export async function prepareMainFrame(): Promise<void> {
  if (useFrameState.getState().Layout) return;
  try {
    const { MainLayout: Layout } = await import(/* webpackChunkName: "frame" */ './MainLayout');
    useFrameState.setState({ Layout });
  } catch (error) {
    useFrameState.setState({ error });
  }
}

/** @throws when it could not be loaded */
export function useMainFrame(): FrameState['Layout'] {
  const [{ Layout, error }, setState] = useState(useFrameState.getState);
  useEffect(() => {
    const follow = () => startTransition(() => setState(useFrameState.getState()));
    follow();
    void prepareMainFrame();
    return useFrameState.subscribe(follow);
  }, []);
  if (!Layout && error !== undefined) throw error;
  return Layout;
}

import { useEffect } from 'react';
import { create } from 'zustand';

interface FrameState {
  frame?: typeof import('./frameParts');
  /** Why it did not load. */
  error?: unknown;
}

const useFrameState = create<FrameState>(() => ({}));

/** Its script is in the documents of the pages that need it. May be called again, also after a failure. */
export async function prepareMainFrame(): Promise<void> {
  if (useFrameState.getState().frame) return;
  try {
    useFrameState.setState({ frame: await import(/* webpackChunkName: "frame" */ './frameParts') });
  } catch (error) {
    useFrameState.setState({ error });
  }
}

/** @throws when it could not be loaded */
export function useMainFrame(): FrameState['frame'] {
  const { frame, error } = useFrameState();
  useEffect(() => void prepareMainFrame(), []);
  if (!frame && error !== undefined) throw error;
  return frame;
}

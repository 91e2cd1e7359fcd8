import type { RegisteredRemote } from '@bank/shared/contract';
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { loadedPart } from './federation';
import { loadRemotePart } from './loadRemotePart';
import type { Part } from './parts';

interface RemotePartState {
  component?: ComponentType;
  error?: unknown;
}

/** Not `lazy`: React delays the reveal of a suspended page by up to 300 ms. */
export function useRemotePart(
  remote: RegisteredRemote,
  part: Part,
  attempt: number,
  onFailure: (remote: RegisteredRemote, error: unknown) => void,
): RemotePartState {
  const [state, setState] = useState<RemotePartState>(() => ({ component: loadedPart(remote, part) }));

  useEffect(() => {
    const loaded = loadedPart(remote, part);
    if (loaded) {
      // Also of what was prefetched since the first render, which may wait for other work.
      setState((before) => (before.component === loaded ? before : { component: loaded }));
      return undefined;
    }
    const controller = new AbortController();
    loadRemotePart(remote, part, { signal: controller.signal, attempt }).then(
      (component) => controller.signal.aborted || startTransition(() => setState({ component })),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        onFailure(remote, error);
        setState({ error });
      },
    );
    return () => controller.abort();
  }, [remote, part, attempt, onFailure]);

  return state;
}

import type { RegisteredRemote } from '@bank/shared/contract';
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import type { Part } from '../parts/parts';
import { loadedPart, runningFor } from './federation';
import { type Attempt, loadRemotePart } from './loadRemotePart';

interface RemotePartState {
  shown?: { component: ComponentType; release: RegisteredRemote } | undefined;
  error?: unknown;
}

/** Not `lazy`: React delays the reveal of a suspended page by up to 300 ms. */
export function useRemotePart(
  remote: RegisteredRemote,
  part: Part,
  attempt: Attempt,
  onFailure: (remote: RegisteredRemote, error: unknown) => void,
): RemotePartState {
  const [state, setState] = useState<RemotePartState>(() => ({ shown: shownAs(remote, loadedPart(remote, part)) }));

  useEffect(() => {
    const loaded = loadedPart(remote, part);
    if (loaded) {
      // Also of what was prefetched since the first render, which may wait for other work.
      setState((before) => (before.shown?.component === loaded ? before : { shown: shownAs(remote, loaded) }));
      return undefined;
    }
    const controller = new AbortController();
    loadRemotePart(remote, part, { signal: controller.signal, attempt }).then(
      (component) =>
        controller.signal.aborted || startTransition(() => setState({ shown: shownAs(remote, component) })),
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

/** The release that runs may be the last good one. */
function shownAs(remote: RegisteredRemote, component: ComponentType | undefined): RemotePartState['shown'] {
  return component && { component, release: runningFor(remote) ?? remote };
}

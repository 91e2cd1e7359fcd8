import type { RegisteredMount, RegisteredRemote } from '@bank/shared/contract';
import { type ComponentType, useEffect, useState } from 'react';
import { loadedPage } from './federation';
import { loadRemotePage } from './loadRemotePage';

interface RemotePageState {
  page?: ComponentType;
  error?: unknown;
}

/** Not `lazy`: React delays the reveal of a suspended page by up to 300 ms. */
export function useRemotePage(
  remote: RegisteredRemote,
  mount: RegisteredMount,
  attempt: number,
  onFailure: (remote: RegisteredRemote, error: unknown) => void,
): RemotePageState {
  const [state, setState] = useState<RemotePageState>(() => ({ page: loadedPage(remote, mount) }));

  useEffect(() => {
    if (loadedPage(remote, mount)) return undefined;
    const controller = new AbortController();
    loadRemotePage(remote, mount, { signal: controller.signal, attempt }).then(
      (page) => controller.signal.aborted || setState({ page }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        onFailure(remote, error);
        setState({ error });
      },
    );
    return () => controller.abort();
  }, [remote, mount, attempt, onFailure]);

  return state;
}

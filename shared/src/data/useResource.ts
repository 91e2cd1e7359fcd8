import { useCallback, useEffect, useState } from 'react';
import { useConnection } from '../http';

export type Resource<T> = { status: 'loading' } | { status: 'ready'; data: T } | { status: 'error'; error: unknown };

/** Reloads when `load` changes, so that has to be stable (`useCallback`); the previous data stay until the new ones are there. */
export function useResource<T>(load: (signal: AbortSignal) => Promise<T>): Resource<T> & { retry: () => void } {
  const [resource, setResource] = useState<Resource<T>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const settle = (settled: Resource<T>) => controller.signal.aborted || setResource(settled);
    load(controller.signal).then(
      (data) => settle({ status: 'ready', data }),
      (error: unknown) => settle({ status: 'error', error }),
    );
    return () => controller.abort();
  }, [load, attempt]);

  const retry = useCallback(() => {
    setResource({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);

  // A failed load repeats by itself when the connection is back.
  useEffect(() => {
    if (resource.status !== 'error') return undefined;
    return useConnection.subscribe(({ status }) => status === 'online' && retry());
  }, [resource.status, retry]);
  return { ...resource, retry };
}

import { useCallback, useEffect, useState } from 'react';
import { useConnection } from '../http';

export type Resource<T> = { status: 'loading' } | { status: 'ready'; data: T } | { status: 'error'; error: unknown };

/**
 * Loads something for a screen, again whenever `load` changes, and cancels what is no longer wanted.
 * While it loads again the last data stay on screen.
 *
 * @param load keep it stable (`useCallback`, or a module's function)
 */
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

  // What failed while the bank could not be reached comes by itself once it can.
  useEffect(() => {
    if (resource.status !== 'error') return undefined;
    return useConnection.subscribe(({ status }) => status === 'fine' && retry());
  }, [resource.status, retry]);
  return { ...resource, retry };
}

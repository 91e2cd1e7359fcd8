import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Core } from './core';
import { prepareQueries, useCore } from './loadCore';
import type { QueryKey, QueryState } from './types';

/** Follows one query at a time. */
interface Watch<Request, Result> {
  subscribe: (onChange: () => void) => () => void;
  current: () => Result;
  resultOf: (request: Request) => Result;
  follow: (request: Request) => void;
}

/** What `useBaseQuery` of `@tanstack/react-query` does, except that the cache's code may still be on its way. */
export function useWatch<Request extends { key: QueryKey }, Result, Made extends Watch<Request, Result>>(
  request: Request,
  create: (core: Core) => Made & Watch<Request, Result>,
) {
  const { core, error } = useCore();
  const held = useRef<Made>(undefined);
  if (core) held.current ??= create(core);
  const watch = held.current;
  const result = watch?.resultOf(request);

  const subscribe = useCallback((onChange: () => void) => watch?.subscribe(onChange) ?? ignore, [watch]);
  // Follows before the subscription, which loads what is followed.
  useEffect(() => watch?.follow(request));
  useSyncExternalStore(subscribe, () => watch?.current());
  useEffect(prepareQueries, []);

  /** While there is no result. */
  const waiting: QueryState<never> = error === undefined ? { status: 'loading' } : { status: 'error', error };
  return { watch, result, waiting, retry: () => (core ? core.retry(request.key) : prepareQueries()) };
}

function ignore(): void {}

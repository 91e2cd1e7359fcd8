import type { AxiosError, AxiosInstance } from 'axios';
import { isUnauthorized, refreshSession } from './refreshSession';
import { waitForRefresh } from './waitForRefresh';

declare module 'axios' {
  interface AxiosRequestConfig {
    attempt?: Partial<Attempt>;
  }
}

interface Attempt {
  body: unknown;
  /** A time of `performance.now()`; includes the wait for a refresh and the retry. */
  deadline: number;
  session: AbortSignal | undefined;
  /** Refreshes of that session so far. */
  generation: number;
  isRetry: boolean;
}

export interface SessionCallbacks {
  /** Returns the current session's signal, which aborts when that session ends; `undefined` while signed out. */
  session: () => AbortSignal | undefined;
  /** Called when the server has refused a refresh. */
  onSessionEnd: () => void;
}

interface RefreshState {
  generation: number;
  pending?: Promise<void>;
}

/**
 * The first 401 starts a refresh and all others wait for it. Only a 401 or 403 from the refresh ends the session. A
 * request is never retried in another session, which may be another customer's.
 */
export function retryAfterRefresh(client: AxiosInstance, { session: current, onSessionEnd }: SessionCallbacks): void {
  const states = new WeakMap<AbortSignal, RefreshState>();

  client.interceptors.request.use((config) => {
    const deadline = performance.now() + (config.timeout ?? 0);
    const { session = current(), ...attempt } = config.attempt ?? {};
    const generation = session ? stateOf(session).generation : 0;
    config.attempt = { deadline, body: config.data, isRetry: false, ...attempt, session, generation };
    return config;
  });

  client.interceptors.response.use(undefined, async (error: AxiosError) => {
    const { config } = error;
    const attempt = config?.attempt as Attempt | undefined;
    const { session } = attempt ?? {};
    if (!config || !attempt || !session || error.response?.status !== 401 || attempt.isRetry) throw error;
    await waitForRefresh(ensureRefreshed(session, attempt.generation), error);
    if (session.aborted) throw error;
    const timeout = Math.max(attempt.deadline - performance.now(), 1);
    return client.request({ ...config, data: attempt.body, timeout, attempt: { ...attempt, isRetry: true } });
  });

  /** A request sent before the last refresh needs no other one: its cookies were simply older. */
  function ensureRefreshed(session: AbortSignal, generation: number): Promise<void> {
    const state = stateOf(session);
    if (!state.pending && generation < state.generation) return Promise.resolve();
    state.pending ??= refresh(session, state);
    return state.pending;
  }

  async function refresh(session: AbortSignal, state: RefreshState): Promise<void> {
    try {
      await refreshSession(client, session);
      state.generation += 1;
    } catch (error) {
      if (isUnauthorized(error) && !session.aborted) onSessionEnd();
      throw error;
    } finally {
      state.pending = undefined;
    }
  }

  function stateOf(session: AbortSignal): RefreshState {
    const state = states.get(session) ?? { generation: 0 };
    states.set(session, state);
    return state;
  }
}

import type { AxiosError, AxiosInstance } from 'axios';
import { isRefusal, renewSession } from './renewSession';
import { settleBefore } from './settleBefore';

declare module 'axios' {
  interface AxiosRequestConfig {
    attempt?: Partial<Attempt>;
  }
}

/** What the 401 rule has to know of a request on its way. */
interface Attempt {
  body: unknown;
  /** Absolute time in ms by which the call, its wait and its retry must be over. */
  deadline: number;
  /** The session in which it was sent; none while nobody is signed in. */
  session: AbortSignal | undefined;
  /** How many times that session had been renewed when it was sent. */
  generation: number;
  isRetry: boolean;
}

export interface SessionLink {
  /** Stands for the session that is on, and is aborted when that one ends; none while nobody is signed in. */
  session: () => AbortSignal | undefined;
  /** Called when the server has said for certain that the session is over. */
  onSessionEnd: () => void;
}

interface Renewals {
  generation: number;
  underWay?: Promise<void>;
}

/**
 * The 401 rule: the first 401 starts one refresh, all others wait for it; then each is sent again once, or all fail.
 * Only a definite 401 or 403 from the refresh ends the session: trouble on the way keeps it. A call of a session that
 * has ended meanwhile fails at once and is never sent in the name of the next one.
 */
export function retryAfterRefresh(client: AxiosInstance, { session: current, onSessionEnd }: SessionLink): void {
  const renewals = new WeakMap<AbortSignal, Renewals>();

  client.interceptors.request.use((config) => {
    const deadline = Date.now() + (config.timeout ?? 0);
    const { session = current(), ...attempt } = config.attempt ?? {};
    const generation = session ? renewalsOf(session).generation : 0;
    config.attempt = { deadline, body: config.data, isRetry: false, ...attempt, session, generation };
    return config;
  });

  client.interceptors.response.use(undefined, async (error: AxiosError) => {
    const { config } = error;
    const attempt = config?.attempt as Attempt | undefined;
    const { session } = attempt ?? {};
    if (!config || !attempt || !session || error.response?.status !== 401 || attempt.isRetry) throw error;
    await settleBefore(renewed(session, attempt.generation), error);
    if (session.aborted) throw error;
    const timeout = Math.max(attempt.deadline - Date.now(), 1);
    return client.request({ ...config, data: attempt.body, timeout, attempt: { ...attempt, isRetry: true } });
  });

  /** Waits for a refresh that is under way; starts one only for a call that was sent after the last. */
  function renewed(session: AbortSignal, generation: number): Promise<void> {
    const renewal = renewalsOf(session);
    if (session.aborted) return Promise.reject(session.reason);
    if (!renewal.underWay && generation < renewal.generation) return Promise.resolve();
    renewal.underWay ??= renew(session, renewal);
    return renewal.underWay;
  }

  async function renew(session: AbortSignal, renewal: Renewals): Promise<void> {
    try {
      await renewSession(client, session);
      renewal.generation += 1;
    } catch (error) {
      if (isRefusal(error) && !session.aborted) onSessionEnd();
      throw error;
    } finally {
      renewal.underWay = undefined;
    }
  }

  function renewalsOf(session: AbortSignal): Renewals {
    const known = renewals.get(session) ?? { generation: 0 };
    renewals.set(session, known);
    return known;
  }
}

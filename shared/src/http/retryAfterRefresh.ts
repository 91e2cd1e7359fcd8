import type { AxiosError, AxiosInstance } from 'axios';
import { REFRESH_URL, refreshSession } from './refreshSession';
import { settleBefore } from './settleBefore';

declare module 'axios' {
  interface AxiosRequestConfig {
    attempt?: Attempt;
  }
}

/** What the 401 rule has to know of a request on its way. */
interface Attempt {
  body: unknown;
  /** Absolute time in ms by which the call, its wait and its retry must be over. */
  deadline: number;
  /** How many refreshes had been decided, either way, when it was sent. */
  generation: number;
  isRetry: boolean;
}

/** Calls whose 401 speaks of credentials, not of an expired session. */
const WITHOUT_REFRESH = ['/auth/login', '/auth/logout', REFRESH_URL];

/**
 * The 401 rule: the first 401 starts one refresh, all others wait for it; then each is sent again once, or all fail.
 * Only a definite 401 or 403 from the refresh ends the session: trouble on the way keeps it.
 */
export function retryAfterRefresh(client: AxiosInstance, onSessionEnd: () => void): void {
  let generation = 0;
  let endedGeneration = -1;
  let refreshing: Promise<void> | undefined;

  client.interceptors.request.use((config) => {
    const deadline = Date.now() + (config.timeout ?? 0);
    config.attempt = { deadline, body: config.data, isRetry: false, ...config.attempt, generation };
    return config;
  });

  client.interceptors.response.use(undefined, async (error: AxiosError) => {
    const { config } = error;
    if (!config?.attempt || !mayRefresh(error)) throw error;
    const { attempt } = config;
    if (attempt.generation <= endedGeneration) throw error;
    if (refreshing || attempt.generation === generation) await settleBefore(refresh(), error);
    const timeout = Math.max(attempt.deadline - Date.now(), 1);
    return client.request({ ...config, data: attempt.body, timeout, attempt: { ...attempt, isRetry: true } });
  });

  function refresh(): Promise<void> {
    refreshing ??= refreshSession(client)
      .then(() => {
        generation += 1;
      })
      .catch((error: AxiosError) => {
        if (error.response?.status === 401 || error.response?.status === 403) {
          endedGeneration = generation++;
          onSessionEnd();
        }
        throw error;
      })
      .finally(() => {
        refreshing = undefined;
      });
    return refreshing;
  }
}

function mayRefresh({ response, config }: AxiosError): boolean {
  return response?.status === 401 && !config?.attempt?.isRetry && !WITHOUT_REFRESH.includes(config?.url ?? '');
}

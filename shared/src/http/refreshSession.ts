import type { AxiosInstance } from 'axios';
import { hasOtherTabs } from '../tabs/channel';
import { withSessionLock } from '../tabs/withSessionLock';
import { statusOf } from './failure';

export const REFRESH_URL = '/auth/refresh';
export const PROBE_URL = '/auth/me';

/** Shorter than `LOCK_WAIT_MS`, so that a refresh ends before another tab takes its lock. */
export const REFRESH_TIMEOUT_MS = 8000;

/** A 401 to one of these requests must not start another refresh. */
const noRefresh = { attempt: { isRetry: true } };

/** Refreshes at most once for all tabs: it checks first whether another tab has refreshed. */
export function refreshSession(client: AxiosInstance, session: AbortSignal): Promise<void> {
  return withSessionLock(() => refresh(client, session), session);
}

async function refresh(client: AxiosInstance, signal: AbortSignal): Promise<void> {
  const deadline = performance.now() + REFRESH_TIMEOUT_MS;
  const options = () => ({ ...noRefresh, signal, timeout: Math.max(deadline - performance.now(), 1) });
  const isRefreshed = async () => {
    try {
      await client.get(PROBE_URL, options());
      return true;
    } catch (error) {
      if (isUnauthorized(error)) return false;
      throw error;
    }
  };
  if (hasOtherTabs() && (await isRefreshed())) return;
  try {
    await client.post(REFRESH_URL, {}, options());
  } catch (error) {
    // A tab that has stolen the lock may have refreshed first.
    if (!isUnauthorized(error) || !hasOtherTabs() || !(await isRefreshed())) throw error;
  }
}

/** Only a definite answer of the server ends a session: no timeout, no network error, no 5xx. */
export function isUnauthorized(error: unknown): boolean {
  const status = statusOf(error);
  return status === 401 || status === 403;
}

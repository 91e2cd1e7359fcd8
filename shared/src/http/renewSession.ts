import type { AxiosInstance } from 'axios';
import { hasCompany } from '../tabs/channel';
import { withSessionLock } from '../tabs/withSessionLock';
import { statusOf } from './failure';

export const REFRESH_URL = '/auth/refresh';
export const PROBE_URL = '/auth/me';

/** A renewal is over, one way or the other, before another tab takes its lock away. In ms. */
export const RENEWAL_TIMEOUT_MS = 8000;

/** The answer to these speaks for itself: their 401 starts no refresh. */
const asIs = { attempt: { isRetry: true } };

/**
 * Renews the session's cookies by `POST /auth/refresh`, at most once for all tabs: whoever comes to it later looks
 * whether another tab has done it meanwhile. A tab that has always been alone need not look.
 *
 * @param session ends it at once, and with it every wait
 * @throws the refusal, or what went wrong on the way
 */
export function renewSession(client: AxiosInstance, session: AbortSignal): Promise<void> {
  return withSessionLock(() => renew(client, session), session);
}

async function renew(client: AxiosInstance, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + RENEWAL_TIMEOUT_MS;
  const options = () => ({ ...asIs, signal, timeout: Math.max(deadline - Date.now(), 1) });
  const isRenewed = async () => {
    try {
      await client.get(PROBE_URL, options());
      return true;
    } catch (error) {
      if (isRefusal(error)) return false;
      throw error;
    }
  };
  if (hasCompany() && (await isRenewed())) return;
  try {
    await client.post(REFRESH_URL, {}, options());
  } catch (error) {
    // A tab that took the lock away from this one may have been first.
    if (!isRefusal(error) || !hasCompany() || !(await isRenewed())) throw error;
  }
}

/** Whether the server has said for certain that there is no session: nothing less than that ends one. */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  return status === 401 || status === 403;
}

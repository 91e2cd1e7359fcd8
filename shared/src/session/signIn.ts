import { bankConfig } from '../config';
import { withSessionLock } from '../tabs/withSessionLock';
import { type Credentials, login } from './endpoints/login';
import { clearPendingLogout, queueLogout, sendPendingLogout } from './pendingLogout';
import { setSession } from './store';

/** How long the simulated sign-in takes, in ms. */
export const SAMPLE_SIGN_IN = 2000;

/** Signs the customer in. Rejects with what the server said, or with the abort. */
export async function signIn(credentials: Credentials, signal?: AbortSignal): Promise<void> {
  if (bankConfig().dataMode === 'sample') await pause(SAMPLE_SIGN_IN, signal);
  else await withSessionLock(() => enter(credentials, signal), signal);
  setSession('signed-in');
}

/** A pending logout goes first: after the sign-in it would end the new session. */
async function enter(credentials: Credentials, signal?: AbortSignal): Promise<void> {
  await sendPendingLogout().catch(() => {});
  try {
    await login(credentials, signal);
  } catch (error) {
    // Aborted on its way: the server may have started the session all the same.
    if (signal?.aborted) queueLogout();
    throw error;
  }
  clearPendingLogout();
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

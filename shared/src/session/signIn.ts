import { bankConfig } from '../config';
import { withSessionLock } from '../tabs/withSessionLock';
import { type Credentials, login, type PasskeySignIn, type SignInCode } from './endpoints/login';
import { clearPendingLogout, queueLogout, sendPendingLogout } from './pendingLogout';
import { setSession } from './store';

/** Duration of the simulated sign-in in sample mode. */
export const SAMPLE_SIGN_IN_MS = 2000;

/** Signs the customer in, in all tabs. @throws {CodeNeeded}, like `request`, or the signal's reason */
export async function signIn(
  credentials: Credentials | PasskeySignIn | SignInCode,
  signal?: AbortSignal,
): Promise<void> {
  if (bankConfig().dataMode === 'sample') await pause(SAMPLE_SIGN_IN_MS, signal);
  else await withSessionLock(() => signInLive(credentials, signal), signal);
  setSession('signed-in');
}

/** Sends a pending logout first: later it would end the new session. */
async function signInLive(credentials: Credentials | PasskeySignIn | SignInCode, signal?: AbortSignal): Promise<void> {
  await sendPendingLogout().catch(() => {});
  try {
    await login(credentials, signal);
  } catch (error) {
    // The server may have started the session although the request was aborted.
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

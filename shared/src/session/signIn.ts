import { bankConfig } from '../config';
import { exclusively } from '../tabs/exclusively';
import { type Credentials, login } from './endpoints/login';
import { forgetLogout, oweLogout, payLogout } from './owedLogout';
import { setSession } from './store';

/** How long the simulated sign-in takes, in ms. */
export const SAMPLE_SIGN_IN = 2000;

/** Signs the customer in. Rejects with what the server said, or with the abort. */
export async function signIn(credentials: Credentials, signal?: AbortSignal): Promise<void> {
  if (bankConfig().dataMode === 'sample') await pause(SAMPLE_SIGN_IN, signal);
  else await exclusively(() => enter(credentials, signal), signal);
  setSession('signed-in');
}

/** A logout that the server has not heard of comes first: after the sign-in it would end the new session. */
async function enter(credentials: Credentials, signal?: AbortSignal): Promise<void> {
  await payLogout().catch(() => {});
  try {
    await login(credentials, signal);
  } catch (error) {
    // Called off on its way: the server may have let the customer in all the same.
    if (signal?.aborted) oweLogout();
    throw error;
  }
  forgetLogout();
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

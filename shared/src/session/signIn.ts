import { bankConfig } from '../config';
import { type Credentials, login } from './endpoints/login';
import { setSession } from './store';

/** How long the simulated sign-in takes, in ms. */
export const SAMPLE_SIGN_IN = 2000;

/** Signs the customer in. Rejects with what the server said, or with the abort. */
export async function signIn(credentials: Credentials, signal?: AbortSignal): Promise<void> {
  if (bankConfig().dataMode === 'sample') await pause(SAMPLE_SIGN_IN, signal);
  else await login(credentials, signal);
  setSession('signed-in');
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

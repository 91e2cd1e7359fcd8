import { getProfile } from '@bank/shared/session';
import { useEffect } from 'react';

/** Requests the profile once per visit and only logs it; leaving the page cancels it silently. */
export function useProfileLog(): void {
  useEffect(() => {
    const controller = new AbortController();
    logProfile(controller.signal);
    return () => controller.abort();
  }, []);
}

async function logProfile(signal: AbortSignal): Promise<void> {
  // StrictMode undoes an effect's first run within the same turn: what it started must not reach the network.
  await Promise.resolve();
  if (signal.aborted) return;
  try {
    const profile = await getProfile(signal);
    if (!signal.aborted) console.info('Profile', profile);
  } catch (error) {
    if (!signal.aborted) console.error('Failed to fetch profile', error);
  }
}

import { getProfile } from '@bank/shared/session';
import { useEffect } from 'react';

/** Specified behaviour: the profile is fetched and logged, not shown. */
export function useLogProfile(): void {
  useEffect(() => {
    const controller = new AbortController();
    logProfile(controller.signal);
    return () => controller.abort();
  }, []);
}

async function logProfile(signal: AbortSignal): Promise<void> {
  // StrictMode runs and cleans up the effect twice in the same tick; the first run must not send a request.
  await Promise.resolve();
  if (signal.aborted) return;
  try {
    const profile = await getProfile(signal);
    if (!signal.aborted) console.info('Profile', profile);
  } catch (error) {
    if (!signal.aborted) console.error('Failed to fetch profile', error);
  }
}

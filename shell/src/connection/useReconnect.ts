import { type Connection, setConnection } from '@bank/shared/http';
import { getProfile } from '@bank/shared/session';
import { useEffect } from 'react';

/** Between two tries while the bank cannot be reached, in ms. */
export const TRY_EVERY = 5000;

/**
 * Knows at once when the device goes offline or comes back, and tries to reach the bank while it cannot be reached.
 *
 * @param isSignedIn others need no tries: what they do next tells
 */
export function useReconnect(status: Connection['status'], isSignedIn: boolean): void {
  useEffect(() => {
    const goOffline = () => setConnection('offline');
    const goOnline = () => setConnection('fine');
    window.addEventListener('offline', goOffline);
    window.addEventListener('online', goOnline);
    return () => {
      window.removeEventListener('offline', goOffline);
      window.removeEventListener('online', goOnline);
    };
  }, []);

  useEffect(() => {
    if (status === 'fine' || !isSignedIn) return undefined;
    const controller = new AbortController();
    // How it went is the connection's state itself.
    const timer = setInterval(() => getProfile(controller.signal).catch(() => {}), TRY_EVERY);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [status, isSignedIn]);
}

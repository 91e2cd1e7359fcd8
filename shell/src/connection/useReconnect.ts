import { type Connection, setConnection } from '@bank/shared/http';
import { getProfile } from '@bank/shared/session';
import { useEffect } from 'react';
import { getHealth } from './getHealth';

/** Between two tries while the bank cannot be reached, in ms. */
export const TRY_EVERY = 5000;

/**
 * Knows at once when the device goes offline or comes back, and tries to reach the bank while it cannot be reached.
 *
 * @param isSignedIn whether the session is looked after, too; otherwise the bank's health is asked for
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
    if (status === 'fine') return undefined;
    const controller = new AbortController();
    const ask = isSignedIn ? getProfile : getHealth;
    // How it went is the connection's state itself.
    const timer = setInterval(() => ask(controller.signal).catch(() => {}), TRY_EVERY);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [status, isSignedIn]);
}

import { bankConfig } from '@bank/shared/config';
import { type Connection, setConnection } from '@bank/shared/http';
import { getProfile } from '@bank/shared/session';
import { useEffect } from 'react';
import { getHealth } from './getHealth';

export const RETRY_INTERVAL_MS = 5000;

export function useReconnect(status: Connection['status'], isSignedIn: boolean): void {
  useEffect(() => {
    const goOffline = () => setConnection('offline');
    const goOnline = () => setConnection('online');
    window.addEventListener('offline', goOffline);
    window.addEventListener('online', goOnline);
    return () => {
      window.removeEventListener('offline', goOffline);
      window.removeEventListener('online', goOnline);
    };
  }, []);

  useEffect(() => {
    // The sample asks no server: the device alone says that it is back.
    if (status === 'online' || bankConfig().dataMode === 'sample') return undefined;
    const controller = new AbortController();
    const ping = isSignedIn ? getProfile : getHealth;
    // The HTTP client itself records the outcome in the connection's status.
    const timer = setInterval(() => ping(controller.signal).catch(() => {}), RETRY_INTERVAL_MS);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [status, isSignedIn]);
}

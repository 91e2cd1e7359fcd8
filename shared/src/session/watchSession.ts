import { greetTabs, joinTabs } from '../tabs/channel';
import { flushPendingLogout } from './pendingLogout';
import { followSession, recallSession } from './store';

/**
 * Follows the session of the other tabs, looks again when the browser brings a page back from its cache, and tells the
 * server of a logout that it has not heard of.
 *
 * @returns stops following
 */
export function watchSession(): () => void {
  const stop = new AbortController();
  const leave = joinTabs(followSession);
  const look = () => {
    greetTabs();
    recallSession();
  };
  window.addEventListener('pageshow', look, { signal: stop.signal });
  window.addEventListener('online', flushPendingLogout, { signal: stop.signal });
  flushPendingLogout();
  return () => {
    leave();
    stop.abort();
  };
}

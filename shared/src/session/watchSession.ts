import { joinTabs, pingTabs } from '../tabs/channel';
import { flushPendingLogout } from './pendingLogout';
import { followSession, syncSession } from './store';

/** Keeps the session in step with other tabs, and sends a pending logout once online. @returns unsubscribes */
export function watchSession(): () => void {
  const stop = new AbortController();
  const leave = joinTabs(followSession);
  // Another tab may have ended or begun a session before this one listened.
  syncSession();
  const onPageShow = () => {
    pingTabs();
    syncSession();
  };
  window.addEventListener('pageshow', onPageShow, { signal: stop.signal });
  window.addEventListener('online', flushPendingLogout, { signal: stop.signal });
  flushPendingLogout();
  return () => {
    leave();
    stop.abort();
  };
}

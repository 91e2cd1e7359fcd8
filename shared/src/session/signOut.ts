import { bankConfig } from '../config';
import type { SessionEnd } from '../tabs/channel';
import { flushPendingLogout, queueLogout } from './pendingLogout';
import { setSession } from './store';

/** Signs the customer out in all tabs at once, and on the server as soon as it can be reached. */
export function signOut(end: SessionEnd = 'left'): void {
  const isLive = bankConfig().dataMode === 'live';
  if (isLive) queueLogout();
  setSession('signed-out', end);
  if (isLive) flushPendingLogout();
}

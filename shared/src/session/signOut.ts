import { bankConfig } from '../config';
import type { SessionEnd } from '../tabs/channel';
import { oweLogout, settleLogout } from './owedLogout';
import { setSession } from './store';

/**
 * Signs the customer out: here and in all tabs at once, whether or not the server can be reached. What the server has
 * not heard it is told as soon as it answers.
 */
export function signOut(end: SessionEnd = 'left'): void {
  const isLive = bankConfig().dataMode === 'live';
  if (isLive) oweLogout();
  setSession('signed-out', end);
  if (isLive) settleLogout();
}

import { ACTIVITY_REPORT_MINUTES, bankConfig } from '@bank/shared/config';
import { getProfile, useSession } from '@bank/shared/session';

export const REPORT_INTERVAL_MS = ACTIVITY_REPORT_MINUTES * 60_000;

let reportedAt = 0;

export function startReporting(): void {
  reportedAt = Date.now();
}

/** Tells the bank that the customer is here, who may be reading or typing for a long time without a request. */
export function reportActivity(): void {
  const isSignedIn = useSession.getState().status === 'signed-in';
  // Also when the device's clock was set back; a monotonic one would stand still while the device sleeps.
  const isRecent = Math.abs(Date.now() - reportedAt) < REPORT_INTERVAL_MS;
  if (!isSignedIn || bankConfig().dataMode !== 'live' || isRecent) return;
  startReporting();
  // A lost session ends elsewhere, and the next action reports again.
  getProfile().catch(() => {});
}

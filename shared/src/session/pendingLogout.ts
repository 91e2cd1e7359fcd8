import { statusOf } from '../http';
import { withSessionLock } from '../tabs/withSessionLock';
import { logout } from './endpoints/logout';

/** Set until the server has confirmed a logout. Survives a reload. */
const STORAGE_KEY = 'bank:logout';

export const LOGOUT_RETRY_MS = 15_000;

let timer: ReturnType<typeof setTimeout> | undefined;

export function queueLogout(): void {
  localStorage.setItem(STORAGE_KEY, 'pending');
}

/** Also called after a sign-in, whose session has replaced the one to end. */
export function clearPendingLogout(): void {
  localStorage.removeItem(STORAGE_KEY);
}

/** Sends the pending logout after any refresh in progress in any tab, and retries until the server has answered. */
export async function flushPendingLogout(): Promise<void> {
  clearTimeout(timer);
  if (!hasPendingLogout()) return;
  try {
    await withSessionLock(sendPendingLogout);
  } catch (error) {
    console.warn('The logout has not reached the server yet', error);
    timer = setTimeout(flushPendingLogout, LOGOUT_RETRY_MS);
  }
}

/** Expects the caller to hold the session lock. */
export async function sendPendingLogout(): Promise<void> {
  if (!hasPendingLogout()) return;
  await logout().catch((error: unknown) => {
    if (statusOf(error) !== 401) throw error;
  });
  clearPendingLogout();
}

function hasPendingLogout(): boolean {
  return localStorage.getItem(STORAGE_KEY) !== null;
}

import { statusOf } from '../http';
import { withSessionLock } from '../tabs/withSessionLock';
import { logout } from './endpoints/logout';

/** Marks a logout that the server has not confirmed yet. Survives a reload. */
const PENDING = 'bank:logout';

/** Between two tries. */
export const LOGOUT_RETRY_MS = 15_000;

let timer: ReturnType<typeof setTimeout> | undefined;

export function queueLogout(): void {
  localStorage.setItem(PENDING, 'pending');
}

/** Also called after a sign-in: the new session has replaced the one that was left. */
export function clearPendingLogout(): void {
  localStorage.removeItem(PENDING);
}

/** Sends the pending logout, after any refresh that is under way in any tab. Retries until the server has answered. */
export async function flushPendingLogout(): Promise<void> {
  clearTimeout(timer);
  if (!hasPendingLogout()) return;
  try {
    await withSessionLock(sendPendingLogout);
  } catch (error) {
    console.warn('The server could not be told of the logout yet', error);
    timer = setTimeout(flushPendingLogout, LOGOUT_RETRY_MS);
  }
}

/** For callers that hold the session lock. @throws when the server could not be reached */
export async function sendPendingLogout(): Promise<void> {
  if (!hasPendingLogout()) return;
  await logout().catch((error: unknown) => {
    if (statusOf(error) !== 401) throw error;
  });
  clearPendingLogout();
}

function hasPendingLogout(): boolean {
  return localStorage.getItem(PENDING) !== null;
}

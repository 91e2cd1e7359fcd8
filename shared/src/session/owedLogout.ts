import { statusOf } from '../http';
import { exclusively } from '../tabs/exclusively';
import { logout } from './endpoints/logout';

/** Says that the server still has to hear of a logout. Kept over a reload, and over a server that is down. */
const OWED = 'bank:logout';

/** Between two tries, in ms. */
export const RETRY_LOGOUT = 15_000;

let timer: ReturnType<typeof setTimeout> | undefined;

export function oweLogout(): void {
  localStorage.setItem(OWED, 'owed');
}

/** Nothing is owed once another session has taken the place of the one that was left. */
export function forgetLogout(): void {
  localStorage.removeItem(OWED);
}

/**
 * Tells the server of a logout that it has not heard of, after any refresh that is under way in any tab; tries again
 * until it has answered.
 */
export async function settleLogout(): Promise<void> {
  clearTimeout(timer);
  if (!isOwed()) return;
  try {
    await exclusively(payLogout);
  } catch (error) {
    console.warn('The server could not be told of the logout yet', error);
    timer = setTimeout(settleLogout, RETRY_LOGOUT);
  }
}

/** For a caller that keeps the other tabs from the session's cookies. */
export async function payLogout(): Promise<void> {
  if (!isOwed()) return;
  await logout().catch((error: unknown) => {
    if (statusOf(error) !== 401) throw error;
  });
  forgetLogout();
}

function isOwed(): boolean {
  return localStorage.getItem(OWED) !== null;
}

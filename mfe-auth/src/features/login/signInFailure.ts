import { failureOf } from '@bank/shared/http';

/** Statuses that speak of the credentials; all others speak of the service. */
const REFUSED = [400, 401, 403, 422];

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** Why a sign-in failed, and what the customer can do about it. */
export function signInFailure(error: unknown): string {
  const { status, retryAfter, text } = failureOf(error);
  if (status === undefined) return text;
  if (status === 429) return retryAfter === undefined ? text : lockedOut(retryAfter);
  if (REFUSED.includes(status)) return 'The username or password is not correct. Check both and try again.';
  return 'Sign-in is not available right now. Try again in a few minutes.';
}

/** For how long, and until when: the time of day stays true however long the message is on screen. */
function lockedOut(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const until = clock.format(Date.now() + seconds * 1000);
  return `Too many attempts. You can try again in ${wait}, at ${until}. If you have forgotten your password, you can reset it.`;
}

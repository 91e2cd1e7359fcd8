import { failureOf } from '@bank/shared/http';

/** Status codes that mean wrong credentials; all others mean the service failed. */
const CREDENTIAL_STATUSES = [400, 401, 403, 422];

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

export function explainSignInFailure(error: unknown): string {
  const { status, retryAfter, text } = failureOf(error);
  if (status === undefined) return text;
  if (status === 429) return retryAfter === undefined ? text : describeLockout(retryAfter);
  if (CREDENTIAL_STATUSES.includes(status)) return 'The username or password is not correct. Check both and try again.';
  return 'Sign-in is not available right now. Try again in a few minutes.';
}

/** Names the time of day too, which stays true however long the message is on screen. */
function describeLockout(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const until = clock.format(Date.now() + seconds * 1000);
  return `Too many attempts. You can try again in ${wait}, at ${until}. If you have forgotten your password, you can reset it.`;
}

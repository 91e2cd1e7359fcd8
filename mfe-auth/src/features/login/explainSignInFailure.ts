import { formatTime } from '@bank/shared/format';
import type { Problem } from '@bank/shared/forms';
import { type Failure, failureOf } from '@bank/shared/http';
import { text } from '../../messages';

/** Status codes that mean wrong credentials; all others mean the service failed. */
const CREDENTIAL_STATUSES = [400, 401, 403, 422];

export function explainSignInFailure(error: unknown): Problem {
  const failure = failureOf(error);
  return { message: wordsFor(failure), reference: failure.reference };
}

function wordsFor({ status, retryAfter, text: problem }: Failure): string {
  if (status === undefined) return problem;
  if (status === 429) return retryAfter === undefined ? problem : describeLockout(retryAfter);
  if (CREDENTIAL_STATUSES.includes(status)) return text('login.wrong');
  return text('login.unavailable');
}

/** Names the time of day too, which stays true however long the message is on screen. */
function describeLockout(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const time = formatTime(Date.now() + seconds * 1000);
  return text('login.lockedOut', { minutes, time });
}

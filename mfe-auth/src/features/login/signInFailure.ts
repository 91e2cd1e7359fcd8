/** Statuses that speak of the credentials; all others speak of the service. */
const REFUSED = [400, 401, 403, 422];

/** Why a sign-in failed, and what the customer can do about it. */
export function signInFailure(error: unknown): string {
  const status = statusOf(error);
  if (status === undefined) return 'We could not reach the bank. Check your connection and try again.';
  if (status === 429) return 'Too many attempts. Wait a few minutes and try again.';
  if (REFUSED.includes(status)) return 'The username or password is not correct. Check both and try again.';
  return 'Sign-in is not available right now. Try again in a few minutes.';
}

/** The HTTP status that an error of the bank's client carries, if an answer came at all. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error && 'response' in error)) return undefined;
  const { response } = error;
  const hasStatus = typeof response === 'object' && response !== null && 'status' in response;
  return hasStatus && typeof response.status === 'number' ? response.status : undefined;
}

import { type Bank, later, MINUTE } from '../../../kernel/bank/Bank.ts';
import { hashOf, newToken } from '../../../kernel/bank/tokens.ts';

const CHALLENGE_LIFE_MS = 10 * MINUTE;

/** @param sessionId that alone may answer it; `null` for a sign-in */
export async function newChallenge({ db, now }: Bank, sessionId: string | null): Promise<string> {
  const challenge = newToken();
  await db
    .insertInto('passkey_challenges')
    .values({ hash: hashOf(challenge), session_id: sessionId, expires_at: later(now(), CHALLENGE_LIFE_MS) })
    .execute();
  return challenge;
}

/** @returns the challenge that was signed, once: `undefined` when it is not ours, used, expired or of another session */
export async function useChallenge(
  { db, now }: Bank,
  sessionId: string | null,
  clientData: string,
): Promise<string | undefined> {
  const challenge = challengeIn(clientData);
  const used = await db
    .deleteFrom('passkey_challenges')
    .where('hash', '=', hashOf(challenge))
    .where('session_id', sessionId === null ? 'is' : '=', sessionId)
    .where('expires_at', '>', now())
    .returning('hash')
    .executeTakeFirst();
  return used && challenge;
}

function challengeIn(clientData: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'));
    return String(challenge);
  } catch {
    return '';
  }
}

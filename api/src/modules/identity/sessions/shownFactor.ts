import { type Bank, type Connection, later, MINUTE } from '../../../kernel/bank/Bank.ts';

/** How long what a session has shown of its customer lets it change how they sign in. */
export const FRESH_FOR_MS = 5 * MINUTE;

/** A session that begins with a code of the app, or a recovery code, need not ask for another one at once. */
export async function keepShownFactor(db: Connection, sessionId: string, time: Date): Promise<void> {
  const shown = { session_id: sessionId, code_hash: null, expires_at: later(time, FRESH_FOR_MS) };
  await db.insertInto('factor_confirmations').values(shown).execute();
}

/** Says whether the session has shown more than the password within minutes. */
export async function hasShownFactor({ db, now }: Bank, sessionId: string): Promise<boolean> {
  const shown = await db
    .selectFrom('factor_confirmations')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .where('code_hash', 'is', null)
    .where('expires_at', '>', now())
    .executeTakeFirst();
  return shown !== undefined;
}

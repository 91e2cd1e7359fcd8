import { record } from '../../../kernel/audit/record.ts';
import { type Bank, DAY, later, MINUTE } from '../../../kernel/bank/Bank.ts';
import type { Client } from '../../../kernel/bank/Client.ts';
import { chooseLanguage } from '../../../kernel/bank/languages.ts';
import { fieldProblem, ProblemError } from '../../../kernel/bank/ProblemError.ts';
import { hashCode, isSame, newToken } from '../../../kernel/bank/tokens.ts';
import { post } from '../../../kernel/outbox/post.ts';
import type { Customer } from '../../../kernel/sessions/findCustomer.ts';
import { clearFailures, countWithWait, failuresOf } from '../../../kernel/throttles/failures.ts';
import { networkOf } from '../../../kernel/throttles/network.ts';
import { countAttempt } from '../../../kernel/throttles/throttle.ts';
import { messageIn } from '../messages/messageIn.ts';
import { requireFreshSession } from '../passkeys/freshness.ts';
import { FRESH_FOR_MS } from '../sessions/shownFactor.ts';
import { codeAddressOf } from './formerAddress.ts';
import { newCode } from './newCode.ts';

const CODE_LIFE_MS = 10 * MINUTE;
const MAX_TRIES = 5;
const CODES_A_DAY = 10;

/**
 * Sends a code that has to come back in this session. Another one takes its place.
 * @returns a proof, which the code belongs to
 */
export async function mailCode(bank: Bank, customer: Customer, client: Client) {
  await requireFreshSession(bank, customer);
  await countAttempt(bank, [{ what: 'mailed codes', who: customer.id, tries: CODES_A_DAY, windowMs: DAY }]);
  const proof = newToken();
  const code = newCode();
  const expiresAt = later(bank.now(), CODE_LIFE_MS);
  const sent = { code_hash: hashCode(code, proof), tries: 0, expires_at: expiresAt };
  await bank.db.transaction().execute(async (db) => {
    await db
      .insertInto('factor_confirmations')
      .values({ session_id: customer.sessionId, ...sent })
      .onConflict((conflict) => conflict.column('session_id').doUpdateSet(sent))
      .execute();
    const message = messageIn(chooseLanguage(client.language, customer.language), 'factorsCode', { code });
    const recipient = await codeAddressOf({ ...bank, db }, customer);
    await post(db, bank.now(), { ...message, recipient, expiresAt });
  });
  return { proof, expiresAt: expiresAt.toISOString() };
}

interface Entered {
  proof: string;
  code: string;
}

/** Then `requireShownFactor` lets this session pass for some minutes. */
export async function confirmMailedCode(
  bank: Bank,
  customer: Customer,
  { proof, code }: Entered,
  client: Client,
): Promise<void> {
  const expected = await countTry(bank, customer);
  if (!expected) throw expired();
  const failures = failuresOf('mailed codes', customer.id);
  await countWithWait(bank, failures);
  if (!isSame(expected, hashCode(code, proof))) {
    const about = { event: 'code-refused', network: networkOf(client.address) } as const;
    await bank.db.transaction().execute((trx) => record(trx, bank.now(), customer.id, about));
    throw fieldProblem('/code', 'That code isn’t correct. Check the latest message from us.', 'wrong-code');
  }
  const confirmed = await bank.db
    .updateTable('factor_confirmations')
    .set({ code_hash: null, expires_at: later(bank.now(), FRESH_FOR_MS) })
    .where('session_id', '=', customer.sessionId)
    .where('code_hash', '=', expected)
    .returning('session_id')
    .executeTakeFirst();
  if (!confirmed) throw expired();
  await clearFailures(bank.db, failures);
}

/** Counts before the code is checked, so that parallel requests get no extra tries. */
async function countTry({ db, now }: Bank, { sessionId }: Customer): Promise<Buffer | null | undefined> {
  const sent = await db
    .updateTable('factor_confirmations')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('session_id', '=', sessionId)
    .where('code_hash', 'is not', null)
    .where('expires_at', '>', now())
    .where('tries', '<', MAX_TRIES)
    .returning('code_hash')
    .executeTakeFirst();
  return sent?.code_hash;
}

function expired(): ProblemError {
  return new ProblemError('code-expired', 'This code has expired or has already been used. Ask for a new one.');
}

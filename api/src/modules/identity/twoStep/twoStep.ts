import { record } from '../../../kernel/audit/record.ts';
import { type Bank, type Connection, DAY, later, MINUTE } from '../../../kernel/bank/Bank.ts';
import type { Client } from '../../../kernel/bank/Client.ts';
import { chooseLanguage } from '../../../kernel/bank/languages.ts';
import { fieldProblem, ProblemError } from '../../../kernel/bank/ProblemError.ts';
import { hashCode, isSame } from '../../../kernel/bank/tokens.ts';
import { post } from '../../../kernel/outbox/post.ts';
import { postNotice } from '../../../kernel/outbox/postNotice.ts';
import type { Customer } from '../../../kernel/sessions/findCustomer.ts';
import { networkOf } from '../../../kernel/throttles/network.ts';
import { countAttempt } from '../../../kernel/throttles/throttle.ts';
import { codeAddressOf } from '../codes/formerAddress.ts';
import { newCode } from '../codes/newCode.ts';
import { passkeyNeeded } from '../contract/problems.ts';
import { messageIn } from '../messages/messageIn.ts';
import { countsFrom, requireFreshSession, requireShownFactor } from '../passkeys/freshness.ts';
import { newSecret, stepOf, uriOf } from './authenticator.ts';
import { countRecoveryCodes, deleteRecoveryCodes, replaceRecoveryCodes } from './recoveryCodes.ts';

const SETUP_LIFE_MS = 10 * MINUTE;
const MAX_TRIES = 5;
const MAILED_CODES = { what: 'two-step codes', tries: 10, windowMs: DAY };

export async function twoStepOf({ db }: Bank, customerId: string) {
  const kept = await db
    .selectFrom('second_steps')
    .select(['added_at', 'secret'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  const recoveryCodes = await countRecoveryCodes(db, customerId);
  const since = kept && { since: kept.added_at.toISOString() };
  return { isOn: kept !== undefined, hasApp: Boolean(kept?.secret), ...since, recoveryCodes };
}

/**
 * A secret that waits for a code of the app, in this session alone. Where the password alone opened it, a code goes by
 * mail: whoever stole the password would lock the customer out.
 */
export async function startTwoStep(bank: Bank, customer: Customer, client: Client) {
  const hasSecondStep = await requireFreshSession(bank, customer);
  if (!hasSecondStep) await countAttempt(bank, [{ ...MAILED_CODES, who: customer.id }]);
  const secret = newSecret();
  const code = newCode();
  const setup = {
    secret,
    tries: 0,
    expires_at: later(bank.now(), SETUP_LIFE_MS),
    code_hash: hasSecondStep ? null : hashCode(code, secret),
  };
  await bank.db.transaction().execute(async (db) => {
    await db
      .insertInto('two_step_setups')
      .values({ session_id: customer.sessionId, ...setup })
      .onConflict((conflict) => conflict.column('session_id').doUpdateSet(setup))
      .execute();
    if (hasSecondStep) return;
    const message = messageIn(chooseLanguage(client.language, customer.language), 'twoStepCode', { code });
    const recipient = await codeAddressOf({ ...bank, db }, customer);
    await post(db, bank.now(), { ...message, recipient, expiresAt: setup.expires_at });
  });
  const uri = uriOf(secret, customer.username ?? '');
  return { secret, uri, expiresAt: setup.expires_at.toISOString(), isCodeMailed: !hasSecondStep };
}

interface Codes {
  code?: string;
  mailedCode?: string;
}

/**
 * Takes a code of the app, or a passkey alone from customers who have one. The setup began in a session that was
 * fresh, and counts in no other. @returns recovery codes
 */
export async function turnOnTwoStep(bank: Bank, customer: Customer, codes: Codes, client: Client): Promise<string[]> {
  const setup = await countTry(bank, customer);
  if (!setup) throw setupOver();
  await requireMailedCode(bank, customer, setup, codes.mailedCode, client);
  const { code } = codes;
  const step = code === undefined ? undefined : stepOf(setup.secret, code, bank.now());
  if (code !== undefined && step === undefined) {
    throw fieldProblem('/code', 'That code isn’t correct. Enter the one the app shows now.', 'wrong-code');
  }
  return bank.db.transaction().execute(async (db) => {
    await finishSetup(db, customer, setup.secret);
    if (step === undefined) await requirePasskey(db, customer);
    const { second_step } = await db
      .selectFrom('sessions')
      .select('second_step')
      .where('id', '=', customer.sessionId)
      .executeTakeFirstOrThrow();
    const how = { secret: step === undefined ? null : setup.secret, last_step: BigInt(step ?? 0) };
    return turnOn({ ...bank, db }, customer, { ...how, counts_from: countsFrom(bank, second_step) }, client);
  });
}

async function requireMailedCode(
  { db, now }: Bank,
  { id }: Customer,
  { secret, code_hash }: Setup,
  code = '',
  client: Client,
): Promise<void> {
  if (code_hash === null || isSame(code_hash, hashCode(code, secret))) return;
  const network = networkOf(client.address);
  await db.transaction().execute((trx) => record(trx, now(), id, { event: 'code-refused', network }));
  throw fieldProblem('/mailedCode', 'That code isn’t correct. Check the latest message from us.', 'wrong-code');
}

/** Once, however many requests have the right codes. */
async function finishSetup(db: Connection, { sessionId }: Customer, secret: string): Promise<void> {
  const used = await db
    .deleteFrom('two_step_setups')
    .where('session_id', '=', sessionId)
    .where('secret', '=', secret)
    .returning('session_id')
    .executeTakeFirst();
  if (!used) throw setupOver();
}

/** Whoever removes it waits, and then sees what it is needed for. */
async function requirePasskey(db: Connection, { id }: Customer): Promise<void> {
  const has = await db.selectFrom('passkeys').select('id').where('customer_id', '=', id).forShare().executeTakeFirst();
  if (!has) throw new ProblemError(passkeyNeeded, 'Add a passkey first, or set up an authenticator app.');
}

async function turnOn(
  bank: Bank,
  customer: Customer,
  how: { secret: string | null; last_step: bigint; counts_from: Date | null },
  client: Client,
): Promise<string[]> {
  const { db, now } = bank;
  const kept = { ...how, added_at: now(), added_in: customer.sessionId };
  await db
    .insertInto('second_steps')
    .values({ customer_id: customer.id, ...kept })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(kept))
    .execute();
  await tell(bank, customer, 'On', client);
  return replaceRecoveryCodes(db, customer.id);
}

export async function turnOffTwoStep(bank: Bank, customer: Customer, client: Client): Promise<void> {
  await bank.db.transaction().execute(async (db) => {
    // Locked before anything is asked: what another session turns on meanwhile is not taken away unasked.
    const kept = await db
      .selectFrom('second_steps')
      .select('added_in')
      .where('customer_id', '=', customer.id)
      .forUpdate()
      .executeTakeFirst();
    if (!kept) throw new ProblemError('not-found', 'Two-step sign-in is off.');
    await requireShownFactor({ ...bank, db }, customer, kept);
    await db.deleteFrom('second_steps').where('customer_id', '=', customer.id).execute();
    await deleteRecoveryCodes(db, customer.id);
    await db.deleteFrom('sign_in_proofs').where('customer_id', '=', customer.id).execute();
    await tell({ ...bank, db }, customer, 'Off', client);
  });
}

/** Counts before the codes are checked, so that parallel requests get no extra tries. */
function countTry({ db, now }: Bank, { sessionId }: Customer) {
  return db
    .updateTable('two_step_setups')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now())
    .where('tries', '<', MAX_TRIES)
    .returning(['secret', 'code_hash'])
    .executeTakeFirst();
}

type Setup = NonNullable<Awaited<ReturnType<typeof countTry>>>;

async function tell({ db, now }: Bank, customer: Customer, turned: 'On' | 'Off', client: Client): Promise<void> {
  const message = messageIn(chooseLanguage(client.language, customer.language), `twoStep${turned}`);
  await postNotice(db, now(), customer.id, message);
  const event = turned === 'On' ? 'two-step-turned-on' : 'two-step-turned-off';
  await record(db, now(), customer.id, { event, network: networkOf(client.address) });
}

function setupOver(): ProblemError {
  return new ProblemError('code-expired', 'This can no longer be turned on. Start again.');
}

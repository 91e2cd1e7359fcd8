import { record } from '../../../kernel/audit/record.ts';
import { type Bank, later, MINUTE } from '../../../kernel/bank/Bank.ts';
import type { Client } from '../../../kernel/bank/Client.ts';
import { chooseLanguage } from '../../../kernel/bank/languages.ts';
import { fieldProblem, ProblemError } from '../../../kernel/bank/ProblemError.ts';
import { post } from '../../../kernel/outbox/post.ts';
import type { Customer } from '../../../kernel/sessions/findCustomer.ts';
import { networkOf } from '../../../kernel/throttles/network.ts';
import { passkeyNeeded } from '../contract/problems.ts';
import { messageIn } from '../messages/messageIn.ts';
import { countsFrom, requireFreshSession } from '../passkeys/freshness.ts';
import { newSecret, stepOf, uriOf } from './authenticator.ts';
import { countRecoveryCodes, deleteRecoveryCodes, replaceRecoveryCodes } from './recoveryCodes.ts';

const SETUP_LIFE_MS = 10 * MINUTE;
const MAX_TRIES = 5;

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

/** A secret that waits for a code of the app, in this session alone. */
export async function startTwoStep(bank: Bank, customer: Customer) {
  await requireFreshSession(bank, customer);
  const setup = { secret: newSecret(), tries: 0, expires_at: later(bank.now(), SETUP_LIFE_MS) };
  await bank.db
    .insertInto('two_step_setups')
    .values({ session_id: customer.sessionId, ...setup })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(setup))
    .execute();
  const uri = uriOf(setup.secret, customer.username ?? '');
  return { secret: setup.secret, uri, expiresAt: setup.expires_at.toISOString() };
}

/** Its setup began in a session that was fresh, and counts in no other. @returns recovery codes */
export async function turnOnWithApp(bank: Bank, customer: Customer, code: string, client: Client): Promise<string[]> {
  const secret = await countTry(bank, customer);
  if (secret === undefined) throw setupOver();
  const step = stepOf(secret, code, bank.now());
  if (step === undefined)
    throw fieldProblem('/code', 'That code isn’t correct. Enter the one the app shows now.', 'wrong-code');
  return bank.db.transaction().execute(async (db) => {
    const used = await db
      .deleteFrom('two_step_setups')
      .where('session_id', '=', customer.sessionId)
      .where('secret', '=', secret)
      .returning('session_id')
      .executeTakeFirst();
    if (!used) throw setupOver();
    const { second_step } = await db
      .selectFrom('sessions')
      .select('second_step')
      .where('id', '=', customer.sessionId)
      .executeTakeFirstOrThrow();
    const counts_from = countsFrom(bank, second_step);
    return turnOn({ ...bank, db }, customer, { secret, last_step: BigInt(step), counts_from }, client);
  });
}

/** For customers who have one: after the password, a passkey and no app. @returns recovery codes */
export async function turnOnWithPasskeys(bank: Bank, customer: Customer, client: Client): Promise<string[]> {
  const counts_from = countsFrom(bank, await requireFreshSession(bank, customer));
  return bank.db.transaction().execute(async (db) => {
    // Whoever removes it waits, and then sees what it is needed for.
    const has = await db
      .selectFrom('passkeys')
      .select('id')
      .where('customer_id', '=', customer.id)
      .forShare()
      .executeTakeFirst();
    if (!has) throw new ProblemError(passkeyNeeded, 'Add a passkey first, or set up an authenticator app.');
    return turnOn({ ...bank, db }, customer, { secret: null, last_step: 0n, counts_from }, client);
  });
}

async function turnOn(
  bank: Bank,
  customer: Customer,
  how: { secret: string | null; last_step: bigint; counts_from: Date | null },
  client: Client,
): Promise<string[]> {
  const { db, now } = bank;
  const kept = { ...how, added_at: now() };
  await db
    .insertInto('second_steps')
    .values({ customer_id: customer.id, ...kept })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(kept))
    .execute();
  await tell(bank, customer, 'On', client);
  return replaceRecoveryCodes(db, customer.id);
}

export async function turnOffTwoStep(bank: Bank, customer: Customer, client: Client): Promise<void> {
  await requireFreshSession(bank, customer);
  await bank.db.transaction().execute(async (db) => {
    const removed = await db
      .deleteFrom('second_steps')
      .where('customer_id', '=', customer.id)
      .returning('customer_id')
      .executeTakeFirst();
    if (!removed) throw new ProblemError('not-found', 'Two-step sign-in is off.');
    await deleteRecoveryCodes(db, customer.id);
    await db.deleteFrom('sign_in_proofs').where('customer_id', '=', customer.id).execute();
    await tell({ ...bank, db }, customer, 'Off', client);
  });
}

/** Counts before the code is checked, so that parallel requests get no extra tries. @returns the secret */
async function countTry({ db, now }: Bank, { sessionId }: Customer): Promise<string | undefined> {
  const setup = await db
    .updateTable('two_step_setups')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now())
    .where('tries', '<', MAX_TRIES)
    .returning('secret')
    .executeTakeFirst();
  return setup?.secret;
}

async function tell({ db, now }: Bank, customer: Customer, turned: 'On' | 'Off', client: Client): Promise<void> {
  const message = messageIn(chooseLanguage(client.language, customer.language), `twoStep${turned}`);
  await post(db, now(), { ...message, recipient: customer.email });
  const event = turned === 'On' ? 'two-step-turned-on' : 'two-step-turned-off';
  await record(db, now(), customer.id, { event, network: networkOf(client.address) });
}

function setupOver(): ProblemError {
  return new ProblemError('code-expired', 'This can no longer be turned on. Start again.');
}

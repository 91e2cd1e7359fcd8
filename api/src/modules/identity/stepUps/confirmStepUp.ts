import type { Static } from 'typebox';
import { record } from '../../../kernel/audit/record.ts';
import type { Bank } from '../../../kernel/bank/Bank.ts';
import type { Client } from '../../../kernel/bank/Client.ts';
import { fieldProblem, ProblemError } from '../../../kernel/bank/ProblemError.ts';
import { hashCode, isSame } from '../../../kernel/bank/tokens.ts';
import type { Customer } from '../../../kernel/sessions/findCustomer.ts';
import { networkOf } from '../../../kernel/throttles/network.ts';
import { passkeyRefused } from '../contract/problems.ts';
import type { confirmStepUp as endpoint } from '../contract/stepUps.ts';
import { counts } from '../passkeys/freshness.ts';
import type { RelyingParty } from '../passkeys/relyingParty.ts';
import { type Assertion, findPasskey, verifyAssertion } from '../passkeys/verifyAssertion.ts';
import { challengeOf, stepUpOver } from './startStepUp.ts';

const MAX_TRIES = 5;

type Confirmation = Static<typeof endpoint.schema.body>;

interface From {
  party: RelyingParty;
  client: Client;
}

export async function confirmStepUp(
  bank: Bank,
  customer: Customer,
  id: string,
  confirmation: Confirmation,
  { party, client }: From,
): Promise<void> {
  const asked = await countTry(bank, customer, id);
  if (!asked) throw stepUpOver();
  const { credential, proof = '', code = '' } = confirmation;
  const isRight = credential
    ? await isSigned(bank, customer, credential, { challenge: challengeOf(asked).toString('base64url'), party })
    : asked.code_hash !== null && isSame(asked.code_hash, hashCode(code, proof));
  const network = networkOf(client.address);
  const time = bank.now();
  const by = credential ? 'passkey' : 'code';
  if (!isRight) {
    const event = `${by}-refused` as const;
    await bank.db.transaction().execute((trx) => record(trx, time, customer.id, { event, network }));
    if (credential) throw new ProblemError(passkeyRefused, 'This passkey doesn’t confirm the order. Try again.');
    throw fieldProblem('/code', 'That code isn’t correct. Check the latest message from us.', 'wrong-code');
  }
  await bank.db.transaction().execute(async (trx) => {
    const confirmed = await trx
      .updateTable('step_ups')
      .set({ confirmed_at: time })
      .where('id', '=', id)
      .where('confirmed_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!confirmed) throw stepUpOver();
    const details = { by, minor: Number(asked.amount), currency: asked.currency, to: asked.payee };
    await record(trx, time, customer.id, { event: 'order-confirmed', network, details });
  });
}

/** Counts before anything is looked at, so that parallel requests get no extra tries. */
function countTry({ db, now }: Bank, { id: customerId, sessionId }: Customer, id: string) {
  return db
    .updateTable('step_ups')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('session_id', '=', sessionId)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', now())
    .where('tries', '<', MAX_TRIES)
    .returning(['id', 'order_hash', 'code_hash', 'amount', 'currency', 'payee'])
    .executeTakeFirst();
}

async function isSigned(
  bank: Bank,
  { id: customerId }: Customer,
  assertion: Assertion,
  expected: { challenge: string; party: RelyingParty },
): Promise<boolean> {
  const passkey = await findPasskey(bank, assertion.id);
  if (passkey?.customer_id !== customerId || !counts(passkey, bank.now())) return false;
  const counter = await verifyAssertion(passkey, assertion, expected);
  if (counter === undefined) return false;
  const used = await bank.db
    .updateTable('passkeys')
    .set({ counter: BigInt(counter), used_at: bank.now() })
    .where('id', '=', passkey.id)
    .where('counter', '=', passkey.counter)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

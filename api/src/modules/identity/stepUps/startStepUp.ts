import { createHash } from 'node:crypto';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { type Bank, DAY } from '../../../kernel/bank/Bank.ts';
import type { Client } from '../../../kernel/bank/Client.ts';
import { chooseLanguage } from '../../../kernel/bank/languages.ts';
import { moneyText } from '../../../kernel/bank/money.ts';
import { ProblemError } from '../../../kernel/bank/ProblemError.ts';
import { hashCode, newToken } from '../../../kernel/bank/tokens.ts';
import { post } from '../../../kernel/outbox/post.ts';
import type { Customer } from '../../../kernel/sessions/findCustomer.ts';
import { countAttempt } from '../../../kernel/throttles/throttle.ts';
import { codeAddressOf } from '../codes/formerAddress.ts';
import { newCode } from '../codes/newCode.ts';
import { messageIn, planText } from '../messages/messageIn.ts';
import type { RelyingParty } from '../passkeys/relyingParty.ts';

const CODES_A_DAY = 10;

interface From {
  party: RelyingParty;
  client: Client;
}

type Asked = NonNullable<Awaited<ReturnType<typeof find>>>;

/** Whoever has a passkey that counts confirms with it: nobody may choose the weaker way. */
export async function startStepUp(bank: Bank, customer: Customer, id: string, { party, client }: From) {
  const asked = await find(bank, customer, id);
  if (!asked) throw stepUpOver();
  const passkeys = await bank.db
    .selectFrom('passkeys')
    .select('credential_id')
    .where('customer_id', '=', customer.id)
    .where(({ eb, or }) => or([eb('counts_from', 'is', null), eb('counts_from', '<=', bank.now())]))
    .execute();
  if (passkeys.length === 0) return { by: 'code' as const, proof: await sendCode(bank, customer, asked, client) };
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: Uint8Array.from(challengeOf(asked)),
    allowCredentials: passkeys.map(({ credential_id }) => ({ id: credential_id })),
    userVerification: 'required',
  });
  return { by: 'passkey' as const, options: { ...options } };
}

/** What a passkey signs is this order, this once. */
export function challengeOf({ id, order_hash }: { id: string; order_hash: Buffer }): Buffer {
  return createHash('sha256').update(id).update(order_hash).digest();
}

export function stepUpOver(): ProblemError {
  return new ProblemError('code-expired', 'This can no longer be confirmed. Review your order and send it again.');
}

function find({ db, now }: Bank, { id: customerId, sessionId }: Customer, id: string) {
  return db
    .selectFrom('step_ups')
    .select(['id', 'order_hash', 'amount', 'currency', 'payee', 'plan', 'expires_at'])
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('session_id', '=', sessionId)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', now())
    .executeTakeFirst();
}

/** @returns the proof that the code belongs to */
async function sendCode(bank: Bank, customer: Customer, asked: Asked, client: Client): Promise<string> {
  await countAttempt(bank, [{ what: 'step-up codes', who: customer.id, tries: CODES_A_DAY, windowMs: DAY }]);
  const proof = newToken();
  const code = newCode();
  const { id, amount, currency, payee, plan, expires_at: expiresAt } = asked;
  const language = chooseLanguage(client.language, customer.language);
  const when = plan ? `\n\n${planText(language, plan)}` : '';
  const message = messageIn(language, 'orderCode', { code, amount: moneyText(amount, currency), payee, when });
  await bank.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('step_ups')
      .set({ code_hash: hashCode(code, proof) })
      .where('id', '=', id)
      .execute();
    const recipient = await codeAddressOf({ ...bank, db: trx }, customer);
    await post(trx, bank.now(), { ...message, recipient, expiresAt });
  });
  return proof;
}

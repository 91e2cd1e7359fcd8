import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Static } from 'typebox';
import { record } from '../../../kernel/audit/record.ts';
import type { Bank } from '../../../kernel/bank/Bank.ts';
import type { Client } from '../../../kernel/bank/Client.ts';
import { chooseLanguage } from '../../../kernel/bank/languages.ts';
import { ProblemError } from '../../../kernel/bank/ProblemError.ts';
import { isUniqueViolation } from '../../../kernel/database/violations.ts';
import { postNotice } from '../../../kernel/outbox/postNotice.ts';
import type { Customer } from '../../../kernel/sessions/findCustomer.ts';
import { networkOf } from '../../../kernel/throttles/network.ts';
import { BANK_NAME } from '../bankName.ts';
import type { addPasskey as endpoint } from '../contract/passkeys.ts';
import { passkeyRefused } from '../contract/problems.ts';
import { messageIn } from '../messages/messageIn.ts';
import { newChallenge, useChallenge } from './challenges.ts';
import { countsFrom, requireFreshSession, requireShownFactor } from './freshness.ts';
import { passkeyOf, passkeysOf } from './passkeys.ts';
import type { RelyingParty } from './relyingParty.ts';

const MAX_PASSKEYS = 20;

type NewPasskey = Static<typeof endpoint.schema.body>;

/** What the browser makes a passkey from that is found without a username. */
export async function startPasskey(bank: Bank, customer: Customer, party: RelyingParty) {
  await requireFactorToAdd(bank, customer);
  const kept = await bank.db
    .selectFrom('passkeys')
    .select('credential_id')
    .where('customer_id', '=', customer.id)
    .execute();
  const options = await generateRegistrationOptions({
    rpName: BANK_NAME,
    rpID: party.id,
    userID: new TextEncoder().encode(customer.id),
    userName: customer.username ?? '',
    userDisplayName: `${customer.first_name} ${customer.last_name}`,
    challenge: Uint8Array.from(Buffer.from(await newChallenge(bank, customer.sessionId), 'base64url')),
    attestationType: 'none',
    excludeCredentials: kept.map(({ credential_id: id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { ...options };
}

export async function addPasskey(
  bank: Bank,
  customer: Customer,
  { name, credential }: NewPasskey,
  { party, client }: { party: RelyingParty; client: Client },
) {
  const hasSecondStep = await requireFactorToAdd(bank, customer);
  const made = await verify(bank, customer, credential, party);
  if ((await passkeysOf(bank, customer.id)).length >= MAX_PASSKEYS) {
    throw new ProblemError(passkeyRefused, `You can have ${MAX_PASSKEYS} passkeys at most. Remove one first.`);
  }
  const time = bank.now();
  const added = bank.db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('passkeys')
      .values({
        customer_id: customer.id,
        credential_id: made.id,
        public_key: Buffer.from(made.publicKey),
        counter: BigInt(made.counter),
        transports: (made.transports ?? []).join(','),
        name: name.trim(),
        added_at: time,
        counts_from: countsFrom(bank, hasSecondStep),
        added_in: customer.sessionId,
      })
      .returning(['id', 'name', 'added_at', 'used_at'])
      .executeTakeFirstOrThrow();
    const message = messageIn(chooseLanguage(client.language, customer.language), 'passkeyAdded');
    await postNotice(trx, time, customer.id, message);
    const details = { passkey: row.id };
    await record(trx, time, customer.id, { event: 'passkey-added', network: networkOf(client.address), details });
    return passkeyOf(row);
  });
  return added.catch((error: unknown) => {
    throw isUniqueViolation(error, 'passkeys_credential_id_key') ? refused() : error;
  });
}

/** A passkey signs in without the second step, so that adding one takes as much as turning that off. */
async function requireFactorToAdd(bank: Bank, customer: Customer): Promise<boolean> {
  const twoStep = await bank.db
    .selectFrom('second_steps')
    .select('added_in')
    .where('customer_id', '=', customer.id)
    .executeTakeFirst();
  return twoStep ? requireShownFactor(bank, customer, twoStep) : requireFreshSession(bank, customer);
}

async function verify(
  bank: Bank,
  { sessionId }: Customer,
  { response, ...rest }: NewPasskey['credential'],
  party: RelyingParty,
) {
  const challenge = await useChallenge(bank, sessionId, response.clientDataJSON);
  if (challenge === undefined) throw refused();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...rest, response: response as never },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => {
    throw refused();
  });
  if (!verified || !registrationInfo) throw refused();
  return registrationInfo.credential;
}

function refused(): ProblemError {
  return new ProblemError(passkeyRefused, 'We couldn’t add this passkey. Try again.');
}

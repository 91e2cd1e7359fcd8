import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { record } from '../../../kernel/audit/record.ts';
import type { Bank } from '../../../kernel/bank/Bank.ts';
import type { Client } from '../../../kernel/bank/Client.ts';
import { ProblemError } from '../../../kernel/bank/ProblemError.ts';
import { networkOf } from '../../../kernel/throttles/network.ts';
import { countAttempt } from '../../../kernel/throttles/throttle.ts';
import { passkeyRefused } from '../contract/problems.ts';
import { clearDeviceFailures, isDeviceOfAnybody } from '../sessions/devices.ts';
import { type SignedIn, startOnDevice } from '../sessions/startOnDevice.ts';
import { newChallenge, useChallenge } from './challenges.ts';
import { counts } from './freshness.ts';
import type { RelyingParty } from './relyingParty.ts';
import { type Assertion, findPasskey, type KeptPasskey, verifyAssertion } from './verifyAssertion.ts';

/** Each page of the sign-in asks for one, and an office may have many. Nobody guesses a signature: no other limit is needed. */
const CHALLENGES = 300;

/** Names nobody: the customer’s device knows whose passkeys it has. */
export async function startPasskeySignIn(bank: Bank, party: RelyingParty, { address, device }: Client) {
  const isKnown = device !== undefined && (await isDeviceOfAnybody(bank, device));
  const who = isKnown ? device : networkOf(address);
  await countAttempt(bank, [{ what: 'passkey challenges', who, tries: CHALLENGES }]);
  const challenge = Uint8Array.from(Buffer.from(await newChallenge(bank, null), 'base64url'));
  const options = await generateAuthenticationOptions({ rpID: party.id, challenge, userVerification: 'required' });
  return { ...options };
}

/** The answer does not tell an unknown passkey from a wrong signature or an old challenge. */
export async function signInWithPasskey(
  bank: Bank,
  assertion: Assertion,
  { party, client }: { party: RelyingParty; client: Client },
): Promise<SignedIn> {
  const challenge = await useChallenge(bank, null, assertion.response.clientDataJSON);
  const passkey = challenge === undefined ? undefined : await findPasskey(bank, assertion.id);
  if (challenge === undefined || !passkey) throw refused();
  const counter = await verifyAssertion(passkey, assertion, { challenge, party });
  const started = counter === undefined ? undefined : await start(bank, passkey, counter, client);
  if (!started) {
    await recordRefusal(bank, passkey, client);
    throw refused();
  }
  await clearDeviceFailures(bank, started.device, client);
  return started;
}

/** @returns `undefined` when the passkey has been removed or used meanwhile */
function start(bank: Bank, passkey: KeptPasskey, counter: number, client: Client): Promise<SignedIn | undefined> {
  const { id, customer_id: customerId } = passkey;
  const time = bank.now();
  return bank.db.transaction().execute(async (db) => {
    const used = await db
      .updateTable('passkeys')
      .set({ counter: BigInt(counter), used_at: time })
      .where('id', '=', id)
      .where('counter', '=', passkey.counter)
      .returning('id')
      .executeTakeFirst();
    if (!used) return undefined;
    if (client.language && client.language !== passkey.language) {
      await db.updateTable('customers').set({ language: client.language }).where('id', '=', customerId).execute();
    }
    return startOnDevice({ ...bank, db }, customerId, client, {
      passkey: id,
      hasSecondStep: counts(passkey, bank.now()),
    });
  });
}

function recordRefusal({ db, now }: Bank, { id, customer_id }: KeptPasskey, { address }: Client): Promise<void> {
  const about = { event: 'passkey-refused', network: networkOf(address), details: { passkey: id } } as const;
  return db.transaction().execute((trx) => record(trx, now(), customer_id, about));
}

function refused(): ProblemError {
  return new ProblemError(
    passkeyRefused,
    'We couldn’t sign you in with this passkey. Try again, or use your password.',
  );
}

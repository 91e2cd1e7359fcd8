import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Static } from 'typebox';
import type { Bank } from '../../../kernel/bank/Bank.ts';
import type { assertion } from '../contract/passkeys.ts';
import type { RelyingParty } from './relyingParty.ts';

export type Assertion = Static<typeof assertion>;
export type KeptPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

export function findPasskey({ db }: Bank, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .innerJoin('customers', 'customers.id', 'passkeys.customer_id')
    .select(['passkeys.id', 'customer_id', 'credential_id', 'public_key', 'counter', 'language', 'counts_from'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** @returns the passkey’s new counter; `undefined` when this is not its signature of the challenge, or an old one */
export async function verifyAssertion(
  { customer_id, credential_id, public_key, counter }: KeptPasskey,
  { response, ...rest }: Assertion,
  { challenge, party }: { challenge: string; party: RelyingParty },
): Promise<number | undefined> {
  const { userHandle } = response;
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== customer_id) return undefined;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...rest, response: response as never },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id: credential_id, publicKey: Uint8Array.from(public_key), counter: Number(counter) },
    requireUserVerification: true,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  return verified ? authenticationInfo?.newCounter : undefined;
}

import type { Identity } from '@bank/gateway/services/Identity.ts';
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';

const ALGORITHM = 'EdDSA';
const KEY_ID = 'development';
const CUSTOMER_ID = '00000000-0000-4000-8000-000000000001';

export async function newIdentityKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  return exportJWK(privateKey);
}

/**
 * Speaks for the identity API in sample mode, as one made-up customer, with a key that nobody else trusts.
 * @param key a private one, for several processes that speak as one
 */
export async function developmentIdentity(key?: JWK): Promise<{ identity: Identity; keySet: object }> {
  const own = key ?? (await newIdentityKey());
  const privateKey = await importJWK(own, ALGORITHM);
  const { d: _, ...publicKey } = own;
  const identity: Identity = (_, audience) =>
    new SignJWT({ sid: CUSTOMER_ID })
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: KEY_ID })
      .setIssuer('bank')
      .setSubject(CUSTOMER_ID)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime('1m')
      .sign(privateKey);
  return { identity, keySet: { keys: [{ ...publicKey, kid: KEY_ID, alg: ALGORITHM, use: 'sig' }] } };
}

import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Identity } from '../gateway/services/Identity.ts';

const KEY_ID = 'development';
const CUSTOMER_ID = '00000000-0000-4000-8000-000000000001';

/** Speaks for the identity API in sample mode, as one made-up customer, with a key that nobody else trusts. */
export async function developmentIdentity(): Promise<{ identity: Identity; keySet: object }> {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA');
  const jwk = await exportJWK(publicKey);
  const identity: Identity = (_, audience) =>
    new SignJWT({ sid: CUSTOMER_ID })
      .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid: KEY_ID })
      .setIssuer('bank')
      .setSubject(CUSTOMER_ID)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime('1m')
      .sign(privateKey);
  return { identity, keySet: { keys: [{ ...jwk, kid: KEY_ID, alg: 'EdDSA', use: 'sig' }] } };
}

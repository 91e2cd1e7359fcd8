import { later } from '../../../kernel/bank/Bank.ts';
import type { Customer } from '../../../kernel/sessions/findCustomer.ts';
import { ALGORITHM, ASSERTION_LIFE_MS, type AssertionKeys } from './AssertionKeys.ts';

const ISSUER = 'bank';

/** Says who asks and in which session, to one service, and nothing else about the customer. */
export async function signAssertion(
  keys: AssertionKeys,
  { id, sessionId }: Pick<Customer, 'id' | 'sessionId'>,
  audience: string,
  time: Date,
): Promise<string> {
  const { SignJWT } = await import('jose');
  const key = await keys.signingKey();
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: key.id })
    .setIssuer(ISSUER)
    .setSubject(id)
    .setAudience(audience)
    .setIssuedAt(time)
    .setExpirationTime(later(time, ASSERTION_LIFE_MS))
    .sign(key.privateKey);
}

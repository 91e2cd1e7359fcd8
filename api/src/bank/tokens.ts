import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret that nobody can guess, fit for a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. It is long and random: no salt and no slow hash are needed. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** What is stored of a short code: worthless without the token that only the customer's browser holds. */
export function codeHashOf(code: string, token: string): Buffer {
  return createHmac('sha256', token).update(code).digest();
}

export function isSame(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Hides `text` from everybody who does not hold the token, whoever reads the database. */
export function sealWith(token: string, text: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(token), iv);
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** @throws when the token is another one */
export function openWith(token: string, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(token), sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  return decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

function keyOf(token: string): Buffer {
  return createHmac('sha256', token).update('successor').digest();
}

import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A plain hash suffices: a token is long and random, so it needs neither salt nor a slow hash. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Keyed, so that a short code cannot be guessed from the database without the token in the customer's browser. */
export function hashCode(code: string, token: string): Buffer {
  return createHmac('sha256', token).update(code).digest();
}

export function isSame(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts `text` so that the database alone does not reveal it. */
export function encryptWith(token: string, text: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(token), iv);
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

export function decryptWith(token: string, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(token), sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  return decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

function keyOf(token: string): Buffer {
  return createHmac('sha256', token).update('successor').digest();
}

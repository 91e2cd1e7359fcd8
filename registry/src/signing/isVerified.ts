import { type KeyObject, verify } from 'node:crypto';
import { hashOf } from '../hashOf.ts';

/** What each key has verifiably signed: what is written is read again, and most releases stay from document to document. */
const verified = new WeakMap<KeyObject, Set<string>>();

/** @param signature base64 */
export function isVerified(bytes: Uint8Array, key: KeyObject, signature: string): boolean {
  const proofs = verified.get(key) ?? new Set();
  const proof = `${signature} ${hashOf(bytes)}`;
  if (proofs.has(proof)) return true;
  if (!verify(null, bytes, key, Buffer.from(signature, 'base64'))) return false;
  verified.set(key, proofs.add(proof));
  return true;
}

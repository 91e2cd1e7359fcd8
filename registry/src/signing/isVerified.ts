import { type KeyObject, verify } from 'node:crypto';
import { hashOf } from '../hashOf.ts';

/** Limits what is remembered of a key: whoever writes to the store can name any number of files like its own. */
const MAX_REMEMBERED = 100_000;

const remembered = new WeakMap<KeyObject, Map<string, boolean>>();

/** Verifies a signature once: every look lists the same files, and most releases stay from document to document. */
export function isVerified(bytes: Uint8Array, key: KeyObject, signature: string): boolean {
  return isRemembered(key, `${signature} ${hashOf(bytes)}`, () =>
    verify(null, bytes, key, Buffer.from(signature, 'base64')),
  );
}

/** @param proof tells a signature and what it signs from all others @param judge whether the key has signed that */
export function isRemembered(key: KeyObject, proof: string, judge: () => boolean): boolean {
  const known = remembered.get(key) ?? new Map<string, boolean>();
  const before = known.get(proof);
  if (before !== undefined) return before;
  if (known.size >= MAX_REMEMBERED) known.clear();
  const isSigned = judge();
  remembered.set(key, known.set(proof, isSigned));
  return isSigned;
}

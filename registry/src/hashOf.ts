import { hash } from 'node:crypto';

/** Returns the sha256 in hex. */
export function hashOf(bytes: Uint8Array): string {
  return hash('sha256', bytes);
}

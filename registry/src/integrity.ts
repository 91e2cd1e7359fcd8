import { createHash } from 'node:crypto';

/** Returns sha384 in base64, which browsers check. */
export function integrity(bytes: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

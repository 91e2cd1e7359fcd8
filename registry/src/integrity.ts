import { createHash } from 'node:crypto';

/** As browsers check it: sha384 in base64. */
export function integrity(bytes: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

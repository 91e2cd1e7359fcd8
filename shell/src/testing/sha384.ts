import { createHash } from 'node:crypto';

/** The integrity of a text. */
export function sha384(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

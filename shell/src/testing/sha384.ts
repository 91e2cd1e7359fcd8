import { createHash } from 'node:crypto';

export function sha384(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

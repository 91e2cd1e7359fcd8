import { text } from '../../messages';

const CODE_LENGTH = 6;

/** Drops the separators of a pasted code: `123 456`, `123-456`. The bank sends codes with letters while somebody is guessing. */
export function cleanCode(typed: string): string {
  return typed
    .replace(/[^0-9A-Za-z]/g, '')
    .slice(0, CODE_LENGTH)
    .toUpperCase();
}

export function checkCode(code: string): true | string {
  if (!code) return text('code.missing');
  return code.length === CODE_LENGTH || text('code.digits', { length: CODE_LENGTH });
}

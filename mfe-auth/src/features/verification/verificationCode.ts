import { cleanCode } from '@bank/shared/forms';
import { text } from '../../messages';

const CODE_LENGTH = 6;

/** The bank sends codes with letters while somebody is guessing. */
export function shortenCode(typed: string): string {
  return cleanCode(typed).slice(0, CODE_LENGTH).toUpperCase();
}

export function checkCode(code: string): true | string {
  if (!code) return text('code.missing');
  return code.length === CODE_LENGTH || text('code.digits', { length: CODE_LENGTH });
}

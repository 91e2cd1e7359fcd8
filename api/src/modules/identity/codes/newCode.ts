import { randomInt } from 'node:crypto';

const LENGTH = 6;
/** These signs are not mistaken for one another. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export function newCode(): string {
  return String(randomInt(10 ** LENGTH)).padStart(LENGTH, '0');
}

export function newLongCode(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]);
  // A letter at least, so that nobody takes it for a number.
  return signs.some((sign) => /[A-Z]/.test(sign ?? '')) ? signs.join('') : newLongCode();
}

import { randomInt } from 'node:crypto';

const LENGTH = 6;
/** Customers mistake none of these for another. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export function newCode(): string {
  return String(randomInt(10 ** LENGTH)).padStart(LENGTH, '0');
}

export function newLongCode(): string {
  const code = randomSigns(LENGTH);
  // It has a letter at least, so that nobody takes it for a number.
  return /[A-Z]/.test(code) ? code : newLongCode();
}

export function randomSigns(length: number): string {
  return Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

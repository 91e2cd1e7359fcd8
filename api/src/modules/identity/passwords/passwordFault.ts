import { guessesOf } from './guesses.ts';

/** Everybody tries these at a bank. */
const BANK_WORDS = ['international', 'internationalbank', 'bank', 'banking'];
/** Shorter names stand in other words. */
const SHORTEST_NAME = 4;
/** A hundred million guesses. */
const LEAST_GUESSES = 8;

/**
 * @param names of the customer: username, first and last name
 * @returns a sentence for the customer, or `undefined` for an acceptable password
 */
export function passwordFault(password: string, names: (string | null)[] = []): string | undefined {
  const length = [...password].length;
  if (length < 8) return 'Use at least 8 characters.';
  if (length > 128) return 'Use at most 128 characters.';
  if (!/\p{Lu}/u.test(password) || !/\p{Ll}/u.test(password)) return 'Use uppercase and lowercase letters.';
  if (!/\p{Nd}/u.test(password)) return 'Use at least one number.';
  if (!/[^\p{L}\p{N}\s]/u.test(password)) return 'Use at least one special character.';
  const known = names.flatMap((name) => (name ?? '').toLowerCase().split(/\s+/)).filter(Boolean);
  const isNamed = known.some((name) => name.length >= SHORTEST_NAME && password.toLowerCase().includes(name));
  if (isNamed) return 'Don’t use your name or username in your password.';
  return guessesOf(password, [...known, ...BANK_WORDS]) < LEAST_GUESSES
    ? 'This password is too easy to guess. Choose another one.'
    : undefined;
}

import { commonPasswords } from './commonPasswords.ts';

const LOOKALIKES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** @returns a sentence for the customer, or `undefined` for an acceptable password */
export function passwordFault(password: string, username?: string): string | undefined {
  const length = [...password].length;
  if (length < 8) return 'Use at least 8 characters.';
  if (length > 128) return 'Use at most 128 characters.';
  if (!/\p{Lu}/u.test(password) || !/\p{Ll}/u.test(password)) return 'Use uppercase and lowercase letters.';
  if (!/\p{Nd}/u.test(password)) return 'Use at least one number.';
  if (!/[^\p{L}\p{N}\s]/u.test(password)) return 'Use at least one special character.';
  if (isCommon(password)) return 'Many people use this password, so it is tried first. Choose another one.';
  if (username && password.toLowerCase().includes(username.toLowerCase()))
    return 'Leave your username out of the password.';
  return undefined;
}

/** Also finds common words with affixes (`Welcome2026!`), with lookalikes (`P@ssw0rd1!`) or repeated. */
function isCommon(password: string): boolean {
  const lower = password.toLowerCase();
  const words = [lower, lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')];
  return words.some((word) => {
    const plain = [...word].map((sign) => LOOKALIKES[sign] ?? sign).join('');
    return [word, plain, plain.replace(/[^a-z]+/g, ''), word.replace(/[^a-z]+/g, '')].some((candidate) =>
      commonPasswords.has(candidate.replace(/^(.+)\1+$/, '$1')),
    );
  });
}

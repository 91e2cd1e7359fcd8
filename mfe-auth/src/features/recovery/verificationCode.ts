/** Digits of a verification code. */
const CODE_LENGTH = 6;

/** A code as typed or pasted (`123 456`, `123-456`), reduced to its digits. */
export function cleanCode(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, CODE_LENGTH);
}

/** `true`, or what is wrong with a code. */
export function checkCode(code: string): true | string {
  if (!code) return 'Enter the verification code.';
  return code.length === CODE_LENGTH || `The code has ${CODE_LENGTH} digits.`;
}

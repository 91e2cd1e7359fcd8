const CODE_LENGTH = 6;

/** Drops the separators of a pasted code: `123 456`, `123-456`. */
export function cleanCode(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, CODE_LENGTH);
}

export function checkCode(code: string): true | string {
  if (!code) return 'Enter the verification code.';
  return code.length === CODE_LENGTH || `The code has ${CODE_LENGTH} digits.`;
}

const ARABIC_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;

/** Replaces the digits of Arabic and Persian keyboards: `٤٢` and `۴۲` become `42`. */
export function latinDigits(typed: string): string {
  return typed.replaceAll(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** Keeps what counts of a verification code that was typed or pasted: `123 456`, `123-456` and `١٢٣٤٥٦` become `123456`. */
export function cleanCode(typed: string): string {
  return latinDigits(typed).replaceAll(/[^0-9A-Za-z]/g, '');
}

const SHOWN_DIGITS = 4;

export function phoneKey(phone: string): string {
  return phone.replace(/\D/g, '');
}

export function numberKey(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

/** All that is shown of an account’s number unless its owner asks for the rest. */
export function lastFourOf(number: string): string {
  return number.slice(-SHOWN_DIGITS);
}

import { today } from '@bank/shared/format';

/** Earlier than this nobody alive was born; it catches mistyped years. */
export const OLDEST_BIRTH = '1900-01-01';

/** `true`, or what is wrong with an account number. Spaces and hyphens may group it, letters occur in some countries. */
export function checkAccountNumber(typed: string): true | string {
  if (!typed.trim()) return 'Enter your account number.';
  const isNumber = /^[\p{L}\d\s-]+$/u.test(typed) && typed.replace(/[\s-]/g, '').length >= 5;
  return isNumber || 'Enter the account number as it stands on your statement.';
}

/** `true`, or what is wrong with an e-mail address. */
export function checkEmail(email: string): true | string {
  if (!email.trim()) return 'Enter your email address.';
  return /^\S+@\S+\.\S+$/.test(email.trim()) || 'Enter an email address, for example name@example.com.';
}

/** `true`, or what is wrong with a date of birth. */
export function checkDateOfBirth(day: string): true | string {
  if (!day) return 'Enter your date of birth.';
  return (day >= OLDEST_BIRTH && day < today()) || 'Enter a date in the past, with a four-digit year.';
}

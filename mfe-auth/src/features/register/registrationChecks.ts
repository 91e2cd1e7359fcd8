import { today } from '@bank/shared/format';
import type { Registration } from '../../data/registration';
import { checkFilled } from '../../lib/checkFilled';
import { checkPhone } from '../../lib/checkPhone';
import type { Checks } from '../../lib/useForm';
import { newPasswordChecks } from '../password/newPasswordChecks';
import { checkCode } from '../verification/verificationCode';

/** Catches mistyped years: nobody alive was born earlier. */
export const EARLIEST_BIRTH_DATE = '1900-01-01';

/** Accepts groups separated by spaces or hyphens, and letters, which some countries use. */
export function checkAccountNumber(typed: string): true | string {
  if (!typed.trim()) return 'Enter your account number.';
  const isNumber = /^[\p{L}\d\s-]+$/u.test(typed) && typed.replace(/[\s-]/g, '').length >= 5;
  return isNumber || 'Enter the account number as it stands on your statement.';
}

export function checkEmail(email: string): true | string {
  if (!email.trim()) return 'Enter your email address.';
  return /^\S+@\S+\.\S+$/.test(email.trim()) || 'Enter an email address, for example name@example.com.';
}

export function checkDateOfBirth(day: string): true | string {
  if (!day) return 'Enter your date of birth.';
  return (day >= EARLIEST_BIRTH_DATE && day < today()) || 'Enter a date in the past, with a four-digit year.';
}

export const registrationChecks: Checks<Registration> = {
  accountNumber: checkAccountNumber,
  idNumber: checkFilled(() => 'Enter your ID or passport number.'),
  phone: checkPhone,
  firstName: checkFilled(() => 'Enter your first name.'),
  lastName: checkFilled(() => 'Enter your last name.'),
  dateOfBirth: checkDateOfBirth,
  email: checkEmail,
  code: checkCode,
  username: checkFilled(() => 'Choose a username.'),
  ...newPasswordChecks,
  terms: (isAccepted) => isAccepted || 'Accept the terms to register.',
};

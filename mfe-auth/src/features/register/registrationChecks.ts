import { today } from '@bank/shared/format';
import { type Checks, isEmailAddress } from '@bank/shared/forms';
import type { Registration } from '../../data/registration';
import { checkFilled } from '../../lib/checkFilled';
import { checkPhone } from '../../lib/checkPhone';
import { text } from '../../messages';
import { newPasswordChecks } from '../password/newPasswordChecks';
import { checkCode } from '../verification/verificationCode';

/** Catches mistyped years: nobody alive was born earlier. */
export const EARLIEST_BIRTH_DATE = '1900-01-01';

/** Accepts groups separated by spaces or hyphens, and letters, which some countries use. */
export function checkAccountNumber(typed: string): true | string {
  if (!typed.trim()) return text('register.accountNumberMissing');
  const isNumber = /^[\p{L}\d\s-]+$/u.test(typed) && typed.replace(/[\s-]/g, '').length >= 5;
  return isNumber || text('register.accountNumberInvalid');
}

export function checkEmail(email: string): true | string {
  if (!email.trim()) return text('register.emailMissing');
  return isEmailAddress(email) || text('register.emailInvalid');
}

/** Applies the API's rules. */
export function checkUsername(typed: string): true | string {
  if (!typed.trim()) return text('register.usernameMissing');
  return /^[A-Za-z0-9][A-Za-z0-9._-]{2,31}$/.test(typed.trim()) || text('register.usernameInvalid');
}

export function checkDateOfBirth(day: string): true | string {
  if (!day) return text('register.dateOfBirthMissing');
  return (day >= EARLIEST_BIRTH_DATE && day < today()) || text('register.dateOfBirthInvalid');
}

export const registrationChecks: Checks<Registration> = {
  accountNumber: checkAccountNumber,
  idNumber: checkFilled(() => text('register.idNumberMissing')),
  phone: checkPhone,
  firstName: checkFilled(() => text('register.firstNameMissing')),
  lastName: checkFilled(() => text('register.lastNameMissing')),
  dateOfBirth: checkDateOfBirth,
  email: checkEmail,
  code: checkCode,
  username: checkUsername,
  ...newPasswordChecks,
  terms: (isAccepted) => isAccepted || text('register.termsMissing'),
};

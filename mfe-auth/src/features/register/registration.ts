import type { NewPassword } from '../password/NewPasswordFields';

/** Everything that the three steps ask for. */
export interface Registration extends NewPassword {
  accountNumber: string;
  idNumber: string;
  phone: string;
  firstName: string;
  lastName: string;
  /** A calendar day, `1990-12-31`. */
  dateOfBirth: string;
  email: string;
  username: string;
  terms: boolean;
}

export const emptyRegistration: Registration = {
  accountNumber: '',
  idNumber: '',
  phone: '',
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  email: '',
  username: '',
  password: '',
  confirmPassword: '',
  terms: false,
};

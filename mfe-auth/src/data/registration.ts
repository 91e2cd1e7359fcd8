import type { Identity, Registration as Submission } from '../api';

/** What the form holds, over all its steps. */
export interface Registration extends Identity, Omit<Submission, 'registration' | 'terms'> {
  confirmPassword: string;
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
  code: '',
  username: '',
  password: '',
  confirmPassword: '',
  terms: false,
};

export interface Registration {
  accountNumber: string;
  idNumber: string;
  phone: string;
  firstName: string;
  lastName: string;
  /** ISO 8601 date: `1990-12-31`. */
  dateOfBirth: string;
  email: string;
  code: string;
  username: string;
  password: string;
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

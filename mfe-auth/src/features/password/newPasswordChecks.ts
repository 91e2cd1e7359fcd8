import type { Checks } from '../../lib/useForm';
import { checkPassword } from './passwordRules';

export interface NewPassword {
  password: string;
  confirmPassword: string;
}

export const newPasswordChecks = {
  password: (typed) => (typed ? checkPassword(typed) : 'Enter a password.'),
  confirmPassword: (again, { password }) =>
    again ? again === password || 'The two passwords do not match.' : 'Enter the password again.',
} satisfies Checks<NewPassword>;

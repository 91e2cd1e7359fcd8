import type { Checks } from '@bank/shared/forms';
import { text } from '../../messages';
import { checkPassword } from './passwordRules';

export interface NewPassword {
  password: string;
  confirmPassword: string;
}

export const newPasswordChecks = {
  password: (typed) => (typed ? checkPassword(typed) : text('password.missing')),
  confirmPassword: (again, { password }) =>
    again ? again === password || text('password.mismatch') : text('password.confirmMissing'),
} satisfies Checks<NewPassword>;

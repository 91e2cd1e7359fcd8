import Type from 'typebox';
import { problemResponse } from '../../../kernel/contract/endpoint.ts';
import { currentPassword, password } from '../../../kernel/contract/values.ts';
import { session } from './session.ts';

export const changePassword = {
  method: 'POST',
  url: '/auth/password',
  schema: {
    summary:
      'Set a new password with the current one. Ends all other sessions and renews the cookies of this one. 422 invalid with /currentPassword (wrong) or /newPassword (weak, or the present one); 429 too-many-attempts with retryAfter.',
    body: Type.Object(
      { currentPassword, newPassword: password },
      { title: 'PasswordChange', additionalProperties: false },
    ),
    response: { 200: session, default: problemResponse },
  },
} as const;

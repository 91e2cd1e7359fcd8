import Type from 'typebox';
import { noContent, problemResponse } from '../../../kernel/contract/endpoint.ts';
import { code, password, phone } from '../../../kernel/contract/values.ts';

export const forgotPassword = {
  method: 'POST',
  url: '/auth/forgot-password',
  schema: {
    summary:
      'Send a code to the customer of this phone number. Known or not, the answer is the same; a cookie ties the code to this browser. 429 too-many-attempts with retryAfter: nothing is sent, and an earlier code stays good.',
    security: [],
    body: Type.Object({ phone }, { title: 'ForgottenPassword', additionalProperties: false }),
    response: { 204: noContent, default: problemResponse },
  },
} as const;

export const resetPassword = {
  method: 'POST',
  url: '/auth/reset-password',
  schema: {
    summary:
      'Set a new password with the code. 422 invalid with /password (weak) or wrong-code with /code; 410 code-expired (also used up, or never asked for).',
    security: [],
    body: Type.Object({ code, password }, { title: 'PasswordReset', additionalProperties: false }),
    response: { 204: noContent, default: problemResponse },
  },
} as const;

import Type from 'typebox';
import { noContent, problemResponse } from '../../../kernel/contract/endpoint.ts';
import { currentPassword, email, instant, phone } from '../../../kernel/contract/values.ts';
import { profile } from './session.ts';

const profileChange = Type.Object(
  {
    email: Type.Optional(email),
    phone: Type.Optional(phone),
    password: currentPassword,
  },
  { title: 'ProfileChange', additionalProperties: false, description: 'Either `email` or `phone`.' },
);

const startedChange = Type.Object(
  {
    change: Type.String({ description: 'Proof of this step, to be sent with the code. Keep it in memory only.' }),
    expiresAt: instant,
  },
  { title: 'StartedProfileChange', additionalProperties: false },
);

const confirmation = Type.Object(
  {
    change: Type.String({ minLength: 1, maxLength: 100, description: 'what step 1 answered' }),
    code: Type.String({ pattern: '^[0-9]{6}$', description: 'the six digits of the code' }),
  },
  { title: 'ProfileConfirmation', additionalProperties: false },
);

export const changeProfile = {
  method: 'PATCH',
  url: '/profile',
  schema: {
    summary:
      'Step 1: send a code, to another email address itself, or for another phone number to the address on record. Changes nothing yet. 422 with /password when the password is wrong; 429 too-many-attempts with retryAfter.',
    body: profileChange,
    response: { 202: startedChange, default: problemResponse },
  },
} as const;

export const confirmProfile = {
  method: 'POST',
  url: '/profile/confirmation',
  schema: {
    summary:
      'Step 2: change it with the code. 422 wrong-code with /code, or invalid with /change when the number cannot be used; 410 code-expired (also used up, or never asked for).',
    body: confirmation,
    response: { 200: profile, default: problemResponse },
  },
} as const;

export const endRelation = {
  method: 'DELETE',
  url: '/profile',
  schema: {
    summary:
      'Leave the bank: erases contact details, passwords, passkeys and payees at once, signs out everywhere, and deletes the cookies. 409 accounts-open; 403 confirmation-needed, or second-step-needed.',
    response: { 204: noContent, default: problemResponse },
  },
} as const;

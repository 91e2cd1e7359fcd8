import Type from 'typebox';
import { noContent, problemResponse } from '../../../kernel/contract/endpoint.ts';
import { code, day, email, instant, line, password, phone } from '../../../kernel/contract/values.ts';

const username = Type.String({
  pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{2,31}$',
  description: '3 to 32 letters, digits, dots, hyphens or underscores, beginning with a letter or digit',
});

const identity = Type.Object(
  {
    accountNumber: Type.String({
      pattern: '^[A-Za-z0-9\\s-]{5,40}$',
      description: 'the account number as it appears on your statement',
    }),
    idNumber: line('your ID or passport number', 40),
    phone,
    firstName: line('your first name'),
    lastName: line('your last name'),
    dateOfBirth: day,
    email,
  },
  { title: 'Identity', additionalProperties: false },
);

const startedRegistration = Type.Object(
  {
    registration: Type.String({ description: 'Proof of this step, to be sent with the code. Keep it in memory only.' }),
    expiresAt: instant,
  },
  { title: 'StartedRegistration', additionalProperties: false },
);

const registration = Type.Object(
  {
    registration: Type.String({ minLength: 1, maxLength: 100, description: 'what step 1 answered' }),
    code,
    username,
    password,
    terms: Type.Literal(true, { description: 'your agreement to the terms' }),
  },
  { title: 'Registration', additionalProperties: false },
);

export const startRegistration = {
  method: 'POST',
  url: '/registrations/identity',
  schema: {
    summary:
      'Step 1: send a code to the email address on record, if all details are those on record. The answer is the same if they are not, and for customers who are registered already. 422 invalid for a date that is none; 429 too-many-attempts with retryAfter: nothing is sent, and an earlier code stays good.',
    security: [],
    body: identity,
    response: { 202: startedRegistration, default: problemResponse },
  },
} as const;

export const register = {
  method: 'POST',
  url: '/registrations',
  schema: {
    summary:
      'Step 2: open access with the code. 422 wrong-code with /code, or invalid with field paths (weak password: /password); with the right code 409 username-taken with /username; 410 code-expired (also used up, or never asked for).',
    security: [],
    body: registration,
    response: { 204: noContent, default: problemResponse },
  },
} as const;

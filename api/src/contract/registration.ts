import Type from 'typebox';
import { noContent, problemResponse } from './endpoint.ts';
import { day, email, instant, line, password, phone } from './values.ts';

const username = Type.String({
  pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{2,31}$',
  description: '3 to 32 letters, digits, dots, hyphens or underscores, beginning with a letter or digit',
});

const identity = Type.Object(
  {
    accountNumber: Type.String({
      pattern: '^[A-Za-z0-9\\s-]{5,40}$',
      description: 'the account number as it stands on your statement',
    }),
    idNumber: line('your ID or passport number', 40),
    phone,
  },
  { title: 'Identity', additionalProperties: false },
);

const startedRegistration = Type.Object(
  {
    registration: Type.String({ description: 'Proof of step 1, to be sent with the rest. Keep it in memory only.' }),
    expiresAt: instant,
  },
  { title: 'StartedRegistration', additionalProperties: false },
);

const registration = Type.Object(
  {
    registration: Type.String({ minLength: 1, maxLength: 100, description: 'what step 1 answered' }),
    firstName: line('your first name'),
    lastName: line('your last name'),
    dateOfBirth: day,
    email,
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
      'Step 1: account number, ID and phone against the bank’s records. 422 unknown-identity (says not which is wrong); 409 already-registered; 429.',
    body: identity,
    response: { 200: startedRegistration, default: problemResponse },
  },
} as const;

export const register = {
  method: 'POST',
  url: '/registrations',
  schema: {
    summary:
      'Steps 2 and 3 together. 422 invalid with field paths (weak password: /password); 409 username-taken with /username; 410 registration-expired; 429.',
    body: registration,
    response: { 204: noContent, default: problemResponse },
  },
} as const;

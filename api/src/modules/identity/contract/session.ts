import Type from 'typebox';
import { noContent, problemResponse } from '../../../kernel/contract/endpoint.ts';
import { day, id, instant, line } from '../../../kernel/contract/values.ts';

export const profile = Type.Object(
  {
    id,
    username: Type.String(),
    firstName: Type.String(),
    lastName: Type.String(),
    email: Type.String(),
    phone: Type.String(),
    customerSince: day,
  },
  { title: 'Profile', additionalProperties: false, description: 'The signed-in customer.' },
);

export const session = Type.Object(
  {
    accessExpiresAt: instant,
    expiresAt: Type.String({ ...instant, description: 'When the session ends for good; no refresh extends it.' }),
  },
  { title: 'Session', additionalProperties: false, description: 'The session; its tokens travel in cookies.' },
);

const startedSignIn = Type.Object(
  {
    proof: Type.String({ description: 'that the password was right; to be sent with a code. Keep it in memory only.' }),
    expiresAt: instant,
    hasApp: Type.Boolean({ description: 'whether a code of an authenticator app would do' }),
    hasPasskey: Type.Boolean({ description: 'whether a passkey would do' }),
  },
  { title: 'StartedSignIn', additionalProperties: false },
);

const credentials = Type.Object(
  {
    username: line('your username', 200),
    password: Type.String({ minLength: 1, maxLength: 1024, description: 'your password' }),
  },
  { title: 'Credentials', additionalProperties: false },
);

export const login = {
  method: 'POST',
  url: '/auth/login',
  schema: {
    summary:
      'Sign in; 202 without a session where the customer has turned on two-step sign-in. 401 wrong-credentials; 429 too-many-attempts with retryAfter.',
    security: [],
    body: credentials,
    response: { 200: session, 202: startedSignIn, default: problemResponse },
  },
} as const;

export const logout = {
  method: 'POST',
  url: '/auth/logout',
  schema: {
    summary: 'End the session on the server and delete its cookies; also when there is none.',
    security: [],
    response: { 204: noContent, default: problemResponse },
  },
} as const;

export const refresh = {
  method: 'POST',
  url: '/auth/refresh',
  schema: {
    summary: 'Renew the cookies. 401 session-over when the session has ended; no cookie is deleted then.',
    response: { 200: session, default: problemResponse },
  },
} as const;

export const me = {
  method: 'GET',
  url: '/auth/me',
  schema: {
    summary: 'Who is signed in. 401 not-signed-in.',
    response: { 200: profile, default: problemResponse },
  },
} as const;

import Type from 'typebox';
import { noContent, problemResponse } from '../../../kernel/contract/endpoint.ts';
import { currentPassword, id, instant } from '../../../kernel/contract/values.ts';

const openSession = Type.Object(
  {
    id,
    startedAt: instant,
    lastSeenAt: Type.String({ ...instant, description: 'to the minute' }),
    network: Type.String({ description: 'where it began' }),
    browser: Type.String({ description: 'as the browser calls itself' }),
    isCurrent: Type.Boolean({ description: 'the one that asks' }),
  },
  { title: 'OpenSession', additionalProperties: false },
);

export const listSessions = {
  method: 'GET',
  url: '/sessions',
  schema: {
    summary: 'Where the customer is signed in, the one used last first.',
    response: { 200: Type.Array(openSession), default: problemResponse },
  },
} as const;

export const endSession = {
  method: 'DELETE',
  url: '/sessions/:id',
  schema: {
    summary: 'Sign out elsewhere. 404 not-found; also for the session that asks, which signs out with /auth/logout.',
    params: Type.Object({ id }, { additionalProperties: false }),
    response: { 204: noContent, default: problemResponse },
  },
} as const;

export const endOtherSessions = {
  method: 'DELETE',
  url: '/sessions',
  schema: {
    summary: 'Sign out everywhere else.',
    response: { 204: noContent, default: problemResponse },
  },
} as const;

export const confirmPassword = {
  method: 'POST',
  url: '/auth/confirmation',
  schema: {
    summary:
      'Give the password again, before something that asks for it (confirmation-needed). 422 with /password; 429 too-many-attempts with retryAfter.',
    body: Type.Object({ password: currentPassword }, { title: 'PasswordConfirmation', additionalProperties: false }),
    response: { 204: noContent, default: problemResponse },
  },
} as const;

import Type from 'typebox';
import { noContent, problemResponse } from '../../../kernel/contract/endpoint.ts';
import { currentPassword, id, instant } from '../../../kernel/contract/values.ts';

/** So many are looked at; all others end together. */
export const MAX_SESSIONS = 100;

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
    summary: `Where the customer is signed in, the one used last first, of the ${MAX_SESSIONS} that began last.`,
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

const sentCode = Type.Object(
  {
    proof: Type.String({ description: 'to be sent with the code; keep it in memory only' }),
    expiresAt: instant,
  },
  { title: 'SentCode', additionalProperties: false },
);

const mailedCode = Type.Object(
  {
    proof: Type.String({ minLength: 1, maxLength: 100, description: 'what step 1 answered' }),
    code: Type.String({ pattern: '^[0-9]{6}$', description: 'the six digits of the code' }),
  },
  { title: 'MailedCode', additionalProperties: false },
);

export const mailCode = {
  method: 'POST',
  url: '/auth/confirmation/code',
  schema: {
    summary:
      'Step 1: send a code by mail, before something that asks for it (code-needed). 403 confirmation-needed, second-step-needed; 429 too-many-attempts with retryAfter.',
    response: { 202: sentCode, default: problemResponse },
  },
} as const;

export const confirmMailedCode = {
  method: 'POST',
  url: '/auth/confirmation/mailed',
  schema: {
    summary:
      'Step 2: give it back; then ask again, within five minutes. 422 wrong-code with /code; 410 code-expired (also used up, or never asked for in this session); 429 too-many-attempts with retryAfter.',
    body: mailedCode,
    response: { 204: noContent, default: problemResponse },
  },
} as const;

import Type from 'typebox';
import { noContent, problemResponse } from '../../../kernel/contract/endpoint.ts';
import { instant } from '../../../kernel/contract/values.ts';
import { session } from './session.ts';

const twoStep = Type.Object(
  {
    isOn: Type.Boolean(),
    hasApp: Type.Boolean({ description: 'whether an authenticator app is set up; without one, passkeys alone do' }),
    since: Type.Optional(instant),
    recoveryCodes: Type.Integer({ description: 'how many are left' }),
  },
  {
    title: 'TwoStep',
    additionalProperties: false,
    description: 'Sign-in in two steps: password, then a code or a passkey.',
  },
);

const startedTwoStep = Type.Object(
  {
    secret: Type.String({ description: 'for the authenticator app, in base32 (RFC 4648); shown this once' }),
    uri: Type.String({ description: 'the same as an `otpauth:` address, for a QR code' }),
    expiresAt: instant,
    isCodeMailed: Type.Boolean({ description: 'whether step 2 needs a code that was mailed, too' }),
  },
  { title: 'StartedTwoStep', additionalProperties: false },
);

const recoveryCodes = Type.Object(
  { recoveryCodes: Type.Array(Type.String(), { description: 'each counts once; shown this once' }) },
  { title: 'RecoveryCodes', additionalProperties: false },
);

const mailedCode = Type.String({ pattern: '^[0-9]{6}$', description: 'the six digits of the mail of step 1' });
const appCode = Type.String({ pattern: '^[0-9]{6}$', description: 'the six digits that the app shows' });

export const getTwoStep = {
  method: 'GET',
  url: '/two-step',
  schema: {
    summary: 'Whether sign-in with the password asks for a second step.',
    response: { 200: twoStep, default: problemResponse },
  },
} as const;

export const startTwoStep = {
  method: 'POST',
  url: '/two-step/setup',
  schema: {
    summary:
      'Step 1: a new secret for an authenticator app; where the password alone opened the session, a code by mail, too. Changes nothing yet. 403 confirmation-needed, second-step-needed when neither the sign-in nor a confirmation with the password was within five minutes. 429 too-many-attempts with retryAfter.',
    response: { 200: startedTwoStep, default: problemResponse },
  },
} as const;

export const turnOnTwoStep = {
  method: 'POST',
  url: '/two-step',
  schema: {
    summary:
      'Step 2: turn it on with a code of the app, or without one for passkeys alone. Another app and its recovery codes no longer count. 422 wrong-code with /code or /mailedCode; 410 code-expired (also used up, or never asked for in this session); without a code of the app 409 passkey-needed.',
    body: Type.Object(
      { code: Type.Optional(appCode), mailedCode: Type.Optional(mailedCode) },
      { title: 'TwoStepCode', additionalProperties: false },
    ),
    response: { 201: recoveryCodes, default: problemResponse },
  },
} as const;

export const turnOffTwoStep = {
  method: 'DELETE',
  url: '/two-step',
  schema: {
    summary:
      'Ask for the password alone again. 404 not-found when it is off; 403 confirmation-needed, code-needed, second-step-needed.',
    response: { 204: noContent, default: problemResponse },
  },
} as const;

const signInCode = Type.Object(
  {
    proof: Type.String({ minLength: 1, maxLength: 100, description: 'what the sign-in answered' }),
    code: Type.String({
      pattern: '^([0-9]{6}|([2-9A-HJ-NP-Za-hj-np-z]{4}[ -]?){4})$',
      description: 'the six digits that the app shows, or one of the recovery codes',
    }),
  },
  { title: 'SignInCode', additionalProperties: false },
);

export const signInWithCode = {
  method: 'POST',
  url: '/auth/login/code',
  schema: {
    summary:
      'Finish a sign-in that was answered with a proof. 422 wrong-code with /code; 410 code-expired (also used up: sign in again); 429 too-many-attempts with retryAfter, for codes of the app alone.',
    security: [],
    body: signInCode,
    response: { 200: session, default: problemResponse },
  },
} as const;

import Type from 'typebox';
import { noContent, problemResponse } from '../../../kernel/contract/endpoint.ts';
import { id, instant, line } from '../../../kernel/contract/values.ts';
import { session } from './session.ts';

const base64url = (description: string) =>
  Type.String({ pattern: '^[\\w-]{1,8000}$', description: `${description}, in base64url` });

const common = {
  id: base64url('the id of the credential'),
  rawId: base64url('the same id'),
  type: Type.Literal('public-key'),
  clientExtensionResults: Type.Object({}),
  authenticatorAttachment: Type.Optional(Type.Enum(['platform', 'cross-platform'])),
};

const newCredential = Type.Object(
  {
    ...common,
    response: Type.Object({
      clientDataJSON: base64url('what the browser signed'),
      attestationObject: base64url('the new key'),
      transports: Type.Optional(
        Type.Array(Type.String({ pattern: '^[a-z-]{1,20}$' }), {
          maxItems: 8,
          description: 'how the device is reached',
        }),
      ),
    }),
  },
  { title: 'NewCredential', description: 'a `RegistrationResponseJSON` of WebAuthn' },
);

export const assertion = Type.Object(
  {
    ...common,
    response: Type.Object({
      clientDataJSON: base64url('what the browser signed'),
      authenticatorData: base64url('what the device says'),
      signature: base64url('the signature'),
      userHandle: Type.Optional(base64url('whose passkey it is')),
    }),
  },
  { title: 'PasskeyAssertion', description: 'an `AuthenticationResponseJSON` of WebAuthn' },
);

const name = line('a name for the passkey', 60);

const passkey = Type.Object(
  { id, name: Type.String(), addedAt: instant, usedAt: Type.Optional(instant) },
  { title: 'Passkey', additionalProperties: false },
);

const options = (of: string) =>
  Type.Object(
    { challenge: Type.String({ description: 'counts once, and for a few minutes' }) },
    { title: of, additionalProperties: true, description: `\`${of}JSON\` of WebAuthn` },
  );

const creationOptions = options('PublicKeyCredentialCreationOptions');
export const requestOptions = options('PublicKeyCredentialRequestOptions');
const one = Type.Object({ id }, { additionalProperties: false });

export const listPasskeys = {
  method: 'GET',
  url: '/passkeys',
  schema: {
    summary: 'The customer’s passkeys, the oldest first.',
    response: { 200: Type.Array(passkey), default: problemResponse },
  },
} as const;

export const startPasskey = {
  method: 'POST',
  url: '/passkeys/options',
  schema: {
    summary:
      'Step 1: what the browser needs to make a passkey. 403 confirmation-needed, second-step-needed when neither the sign-in nor a confirmation with the password was within five minutes; code-needed where another session has turned two-step sign-in on, and this one has shown the password alone.',
    response: { 200: creationOptions, default: problemResponse },
  },
} as const;

export const addPasskey = {
  method: 'POST',
  url: '/passkeys',
  schema: {
    summary: 'Step 2: keep the passkey. 422 passkey-refused; 403 confirmation-needed, code-needed, second-step-needed.',
    body: Type.Object({ name, credential: newCredential }, { title: 'NewPasskey', additionalProperties: false }),
    response: { 201: passkey, default: problemResponse },
  },
} as const;

export const renamePasskey = {
  method: 'PATCH',
  url: '/passkeys/:id',
  schema: {
    summary: 'Give a passkey another name. 404 not-found.',
    params: one,
    body: Type.Object({ name }, { title: 'PasskeyName', additionalProperties: false }),
    response: { 200: passkey, default: problemResponse },
  },
} as const;

export const removePasskey = {
  method: 'DELETE',
  url: '/passkeys/:id',
  schema: {
    summary: 'No longer accept a passkey. 404 not-found; 403 confirmation-needed, code-needed, second-step-needed.',
    params: one,
    response: { 204: noContent, default: problemResponse },
  },
} as const;

export const startPasskeySignIn = {
  method: 'POST',
  url: '/auth/passkey/options',
  schema: {
    summary: 'Step 1: what the browser needs to sign in with a passkey, the same for everybody. 429 too-many-attempts.',
    security: [],
    response: { 200: requestOptions, default: problemResponse },
  },
} as const;

export const signInWithPasskey = {
  method: 'POST',
  url: '/auth/passkey',
  schema: {
    summary: 'Step 2: sign in. 422 passkey-refused, whatever the reason; 429 too-many-attempts with retryAfter.',
    security: [],
    body: Type.Object({ credential: assertion }, { title: 'PasskeySignIn', additionalProperties: false }),
    response: { 200: session, default: problemResponse },
  },
} as const;

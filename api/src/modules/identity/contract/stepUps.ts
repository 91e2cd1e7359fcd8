import Type from 'typebox';
import { noContent, problemResponse } from '../../../kernel/contract/endpoint.ts';
import { code, id } from '../../../kernel/contract/values.ts';
import { assertion, requestOptions } from './passkeys.ts';

const params = Type.Object({ id }, { additionalProperties: false });

const started = Type.Object(
  {
    by: Type.Enum(['passkey', 'code']),
    options: Type.Optional(requestOptions),
    proof: Type.Optional(Type.String({ description: 'to be sent with the code; keep it in memory only' })),
  },
  { title: 'StartedStepUp', additionalProperties: false, description: 'How the customer confirms the order.' },
);

const confirmation = Type.Object(
  {
    credential: Type.Optional(assertion),
    proof: Type.Optional(Type.String({ minLength: 1, maxLength: 100, description: 'what step 1 answered' })),
    code: Type.Optional(code),
  },
  { title: 'OrderConfirmation', additionalProperties: false, description: '`credential`, or `proof` and `code`.' },
);

export const startStepUp = {
  method: 'POST',
  url: '/step-ups/:id/options',
  schema: {
    summary:
      'Step 1: how to confirm an order that was refused with confirm-order. With a passkey where the customer has one, whose challenge is the hash of the order; otherwise with a code that is sent with amount and payee. 410 code-expired; 429 too-many-attempts.',
    params,
    response: { 200: started, default: problemResponse },
  },
} as const;

export const confirmStepUp = {
  method: 'POST',
  url: '/step-ups/:id',
  schema: {
    summary:
      'Step 2: confirm it, and then send the order again, under the same key and unchanged. 422 passkey-refused, or wrong-code with /code; 410 code-expired (also used up, or somebody else’s).',
    params,
    body: confirmation,
    response: { 204: noContent, default: problemResponse },
  },
} as const;

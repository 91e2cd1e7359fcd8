import Type from 'typebox';
import { noContent, problemResponse } from '../../../kernel/contract/endpoint.ts';
import { id, instant, line, money } from '../../../kernel/contract/values.ts';

/** So many are listed at once. */
export const MAX_PAYEES = 500;

export const payeeDetails = Type.Object(
  {
    name: line('the name of a person or company'),
    accountNumber: Type.String({
      pattern: '^[A-Za-z0-9 -]{5,40}$',
      description: 'an account number, or an IBAN at another bank',
    }),
  },
  { title: 'PayeeDetails', additionalProperties: false },
);

const payee = Type.Object(
  {
    id,
    name: Type.String(),
    lastFour: Type.String({ pattern: '^[A-Z\\d]{4}$' }),
    newUntil: Type.Optional({ ...instant, description: 'Until then the payee gets no more than `newLimit` in all.' }),
    newLimit: Type.Optional(money),
  },
  { title: 'Payee', additionalProperties: false },
);

const nameCheck = Type.Object(
  {
    outcome: Type.Enum(['match', 'close', 'no-match', 'unavailable']),
    name: Type.Optional(Type.String({ description: 'Whose account it is, where the name is close.' })),
  },
  { title: 'NameCheck', additionalProperties: false },
);

export const listPayees = {
  method: 'GET',
  url: '/payees',
  schema: {
    summary: `Whom the customer pays, by name, ${MAX_PAYEES} at most. With after, those that come later than that one.`,
    querystring: Type.Object({ after: Type.Optional(id) }, { additionalProperties: false }),
    response: { 200: Type.Array(payee), default: problemResponse },
  },
} as const;

export const checkPayeeName = {
  method: 'POST',
  url: '/payees/name-check',
  schema: {
    summary: 'Whether an account is in this name. 422 with /accountNumber. 429 too-many-attempts with retryAfter.',
    body: payeeDetails,
    response: { 200: nameCheck, default: problemResponse },
  },
} as const;

export const addPayee = {
  method: 'POST',
  url: '/payees',
  schema: {
    summary: 'Add to the payee book. 422 with /accountNumber. 429 too-many-attempts with retryAfter.',
    body: payeeDetails,
    response: { 201: payee, default: problemResponse },
  },
} as const;

export const removePayee = {
  method: 'DELETE',
  url: '/payees/:id',
  schema: {
    summary: 'Take out of the payee book. Whoever comes back is new again. 404 not-found.',
    params: Type.Object({ id }, { additionalProperties: false }),
    response: { 204: noContent, default: problemResponse },
  },
} as const;

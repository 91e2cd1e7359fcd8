import Type, { type Static } from 'typebox';
import { problemResponse } from '../../../kernel/contract/endpoint.ts';
import { id, line, money } from '../../../kernel/contract/values.ts';

/** Why the bank declines. */
export const REFUSALS = [
  'frozen',
  'blocked',
  'expired',
  'online',
  'contactless',
  'abroad',
  'cash',
  'spending-limit',
  'cash-limit',
  'currency',
  'insufficient-funds',
] as const;

export type Refusal = (typeof REFUSALS)[number];

export const paymentId = Type.String({ pattern: '^[\\w-]{8,64}$' });

const order = Type.Object(
  {
    id: {
      ...paymentId,
      description: 'the network’s own; asked again, it has the first answer; another payment: 422 key-reused',
    },
    cardId: id,
    amount: Type.Object(
      { ...money.properties, minor: Type.Integer({ minimum: 1, maximum: 10_000_000_000 }) },
      { additionalProperties: false },
    ),
    merchant: line('the shop, as the customer will read it', 40),
    merchantCode: Type.String({ pattern: '^\\d{4}$', description: 'what it sells (ISO 18245)' }),
    channel: Type.Enum(['chip', 'contactless', 'online', 'cash']),
    isAbroad: Type.Boolean(),
  },
  { additionalProperties: false },
);

export type CardPaymentOrder = Static<typeof order>;

/** Serves the network alone, so it is neither below `API_BASE` nor in the document. */
export const authorizeCardPayment = {
  method: 'POST',
  url: '/internal/card-payments',
  schema: {
    body: order,
    response: {
      200: Type.Object(
        { isApproved: Type.Boolean(), reason: Type.Optional(Type.String()) },
        { additionalProperties: false },
      ),
      default: problemResponse,
    },
  },
} as const;

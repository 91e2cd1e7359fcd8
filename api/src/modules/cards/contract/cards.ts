import Type from 'typebox';
import { problemResponse } from '../../../kernel/contract/endpoint.ts';
import { day, id, instant, money } from '../../../kernel/contract/values.ts';
import { paymentId, REFUSALS } from './cardPayments.ts';

/** So many are listed. */
export const MAX_PAYMENTS = 25;

const lastFour = Type.String({ pattern: '^\\d{4}$' });
const reason = Type.Enum(['lost', 'stolen']);

const channels = Type.Object(
  {
    online: Type.Boolean(),
    contactless: Type.Boolean(),
    abroad: Type.Boolean(),
    cash: Type.Boolean({ description: 'withdrawals' }),
  },
  { title: 'CardChannels', additionalProperties: false, description: 'What the card may be used for.' },
);

const card = Type.Object(
  {
    id,
    accountId: id,
    accountName: Type.String(),
    kind: Type.Enum(['debit', 'credit']),
    network: Type.String({ description: 'such as "Visa"' }),
    lastFour,
    expires: Type.String({ pattern: '^\\d{4}-\\d{2}$', description: 'the last month that it works in' }),
    holder: Type.String(),
    state: Type.Enum(['active', 'frozen']),
    spendingLimit: { ...money, description: 'what it pays a day at most' },
    maxSpendingLimit: money,
    cashLimit: { ...money, description: 'what it withdraws a day at most' },
    maxCashLimit: money,
    channels,
    arrivesBy: Type.Optional({ ...day, description: 'While the card is in the mail.' }),
    replaces: Type.Optional(
      Type.Object(
        { lastFour, reason, date: day },
        { title: 'ReplacedCard', additionalProperties: false, description: 'What was blocked, and when.' },
      ),
    ),
  },
  { title: 'Card', additionalProperties: false, description: 'A card that is not blocked.' },
);

const payment = Type.Object(
  {
    id: Type.String({ description: 'the card network’s' }),
    merchant: Type.String(),
    amount: money,
    at: instant,
    state: Type.Enum(['pending', 'settled', 'released', 'declined'], {
      description: '`released`: the shop did not take the money, which is available again',
    }),
    reason: Type.Optional(Type.Enum([...REFUSALS], { description: 'why it was declined' })),
    lastFour: { ...lastFour, description: 'of the card, which may be one that this one replaces' },
  },
  { title: 'CardPayment', additionalProperties: false },
);

const limit = (description: string) => Type.Integer({ minimum: 0, maximum: 100_000_00, description });

const controls = Type.Object(
  {
    spendingLimit: limit('a day’s limit in minor units, up to the card’s `maxSpendingLimit`'),
    cashLimit: limit('a day’s limit in minor units, up to the card’s `maxCashLimit`'),
    channels,
  },
  { title: 'CardControls', additionalProperties: false },
);

const params = Type.Object({ id }, { additionalProperties: false });

export const listCards = {
  method: 'GET',
  url: '/cards',
  schema: {
    summary: 'The customer’s cards, in the order of their accounts. Without those that are blocked.',
    response: { 200: Type.Array(card), default: problemResponse },
  },
} as const;

export const listCardPayments = {
  method: 'GET',
  url: '/cards/:id/payments',
  schema: {
    summary: `What was paid with the card and those that it replaces, or was tried, the newest first, ${MAX_PAYMENTS} at most. With before, those made earlier than that one. 404 not-found.`,
    params,
    querystring: Type.Object({ before: Type.Optional(paymentId) }, { additionalProperties: false }),
    response: { 200: Type.Array(payment), default: problemResponse },
  },
} as const;

export const freezeCard = {
  method: 'POST',
  url: '/cards/:id/freeze',
  schema: {
    summary: 'Pays nothing new from now on. 404 not-found. 409 card-blocked. 429 too-many-attempts with retryAfter.',
    params,
    response: { 200: card, default: problemResponse },
  },
} as const;

export const unfreezeCard = {
  method: 'POST',
  url: '/cards/:id/unfreeze',
  schema: {
    summary: 'Pays again from now on. 404 not-found. 409 card-blocked. 429 too-many-attempts with retryAfter.',
    params,
    response: { 200: card, default: problemResponse },
  },
} as const;

export const changeControls = {
  method: 'PATCH',
  url: '/cards/:id',
  schema: {
    summary:
      'Limits and channels. 422 with /spendingLimit or /cashLimit. 404 not-found. 409 card-blocked. 429 too-many-attempts with retryAfter.',
    params,
    body: controls,
    response: { 200: card, default: problemResponse },
  },
} as const;

export const reportCard = {
  method: 'POST',
  url: '/cards/:id/report',
  schema: {
    summary:
      'Blocks the card for good and orders another one, which is the answer, also when it is sent again. 404 not-found. 429 too-many-attempts with retryAfter.',
    params,
    body: Type.Object({ reason }, { title: 'CardReport', additionalProperties: false }),
    response: { 200: card, default: problemResponse },
  },
} as const;

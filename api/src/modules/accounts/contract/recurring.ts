import Type from 'typebox';
import { noContent, problemResponse } from '../../../kernel/contract/endpoint.ts';
import { day, id, money } from '../../../kernel/contract/values.ts';
import { MAX_COUNTED, transaction } from './transactions.ts';

const RECURRING_RHYTHMS = ['weekly', 'fortnightly', 'monthly', 'yearly'] as const;
export type RecurringRhythm = (typeof RECURRING_RHYTHMS)[number];

export const MAX_RECURRING = 100;
/** So many bookings of each are compared, and told. */
export const COMPARED_BOOKINGS = 6;

const recurring = Type.Object(
  {
    id,
    accountId: { ...id, description: 'the account of the newest booking' },
    description: transaction.properties.description,
    wording: transaction.properties.wording,
    category: transaction.properties.category,
    amount: Type.Object(money.properties, {
      ...money,
      description: 'Of the newest booking. Positive: received. Negative: spent.',
    }),
    before: Type.Optional(
      Type.Object(money.properties, {
        ...money,
        description: 'What it was each time before, where the newest booking has another amount.',
      }),
    ),
    rhythm: Type.Enum([...RECURRING_RHYTHMS]),
    next: { ...day, description: 'when it is expected; a few days ago where it is late' },
    bookings: Type.Array(Type.Object({ date: day, amount: money }, { additionalProperties: false }), {
      description: `The newest first, ${COMPARED_BOOKINGS} at most.`,
    }),
    isLeftOut: Type.Optional(Type.Literal(true, { description: 'The customer says that it is no bill.' })),
  },
  { title: 'Recurring', additionalProperties: false },
);

export const listRecurring = {
  method: 'GET',
  url: '/recurring',
  schema: {
    summary: `What shops and others take or pay again and again, by the newest ${MAX_COUNTED} bookings: the next one first, ${MAX_RECURRING} at most. Without scheduled transfers and what moves between own accounts.`,
    response: { 200: Type.Array(recurring), default: problemResponse },
  },
} as const;

export const changeRecurring = {
  method: 'PUT',
  url: '/recurring/:id',
  schema: {
    summary:
      'Says that something is no bill, or is one after all. 404 not-found. 429 too-many-attempts with retryAfter.',
    params: Type.Object({ id }, { additionalProperties: false }),
    body: Type.Object({ isLeftOut: Type.Boolean() }, { title: 'RecurringChange', additionalProperties: false }),
    response: { 204: noContent, default: problemResponse },
  },
} as const;

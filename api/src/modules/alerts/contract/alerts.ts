import Type from 'typebox';
import { problemResponse } from '../../../kernel/contract/endpoint.ts';
import { id, instant, money } from '../../../kernel/contract/values.ts';
import { wording } from '../../../ledger/wordingSchema.ts';

export const PAGE_SIZE = 25;
/** Counting further tells nobody more. */
export const MAX_COUNTED = 100;
const MAX_AMOUNT = 1_000_000_00;

const ALERT_KINDS = [
  'money-in',
  'money-out',
  'low-balance',
  'card-used',
  'card-declined',
  'payment-failed',
  'new-device',
  'security',
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

const kind = Type.Enum([...ALERT_KINDS]);

const alert = Type.Object(
  {
    id,
    kind,
    at: instant,
    isRead: Type.Boolean(),
    amount: Type.Optional({ ...money, description: 'never negative, but for a balance' }),
    accountId: Type.Optional(id),
    lastFour: Type.Optional(Type.String({ description: 'of the account’s number, or the card’s' })),
    description: Type.Optional(Type.String({ description: 'of the booking, or the shop' })),
    wording: Type.Optional(wording),
    reason: Type.Optional(Type.String({ description: 'why it was declined, did not happen, or came back' })),
    event: Type.Optional(Type.String({ description: 'the name that the customer’s activity has for it' })),
  },
  { title: 'Alert', additionalProperties: false },
);

const choice = Type.Object(
  {
    kind,
    inBank: Type.Boolean({ description: 'listed' }),
    byMail: Type.Boolean(),
    isAlwaysMailed: Type.Boolean({ description: 'The bank sends a message whatever the customer chooses.' }),
    amount: Type.Optional({ ...money, description: 'from which on it tells, or below which for a balance' }),
  },
  { title: 'AlertChoice', additionalProperties: false },
);

const unread = Type.Object(
  { count: Type.Integer({ minimum: 0, maximum: MAX_COUNTED, description: `${MAX_COUNTED}: or more` }) },
  { title: 'UnreadAlerts', additionalProperties: false },
);

export const listAlerts = {
  method: 'GET',
  url: '/alerts',
  schema: {
    summary: `What the bank told the customer within a year, the newest first, ${PAGE_SIZE} at most. With before, what is older than that one.`,
    querystring: Type.Object({ before: Type.Optional(id), kind: Type.Optional(kind) }, { additionalProperties: false }),
    response: { 200: Type.Array(alert), default: problemResponse },
  },
} as const;

export const countUnreadAlerts = {
  method: 'GET',
  url: '/alerts/unread',
  schema: {
    summary: 'How many alerts are unread. Keeps no session from ending.',
    response: { 200: unread, default: problemResponse },
  },
} as const;

export const readAlerts = {
  method: 'POST',
  url: '/alerts/read',
  schema: {
    summary:
      'Marks that alert and all older ones as read, and answers how many are left. 404 not-found. 429 too-many-attempts with retryAfter.',
    body: Type.Object({ upTo: id }, { title: 'ReadAlerts', additionalProperties: false }),
    response: { 200: unread, default: problemResponse },
  },
} as const;

export const listAlertChoices = {
  method: 'GET',
  url: '/alerts/choices',
  schema: {
    summary: 'What the customer is told, and how, by kind.',
    response: { 200: Type.Array(choice), default: problemResponse },
  },
} as const;

export const chooseAlerts = {
  method: 'PUT',
  url: '/alerts/choices/:kind',
  schema: {
    summary:
      'Chooses how one kind is told from now on. The amount counts for kinds that have one. 429 too-many-attempts with retryAfter.',
    params: Type.Object({ kind }, { additionalProperties: false }),
    body: Type.Object(
      {
        inBank: Type.Boolean(),
        byMail: Type.Boolean(),
        amount: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_AMOUNT, description: 'in minor units' })),
      },
      { title: 'AlertChoiceChange', additionalProperties: false },
    ),
    response: { 200: choice, default: problemResponse },
  },
} as const;

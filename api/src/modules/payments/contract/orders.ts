import Type from 'typebox';
import { problemResponse } from '../../../kernel/contract/endpoint.ts';
import { day, id, instant, money } from '../../../kernel/contract/values.ts';
import { rate } from './rate.ts';

/** So many are listed. */
export const MAX_ORDERS = 50;
/** Why money came back from another bank. */
export type ReturnReason = (typeof RETURN_REASONS)[number];
const RETURN_REASONS = ['account-closed', 'unknown-account'] as const;
const ORDER_STATUSES = ['completed', 'on-its-way', 'returned'] as const;

export const party = Type.Object(
  { name: Type.String(), lastFour: Type.String({ pattern: '^[A-Z\\d]{4}$' }) },
  { title: 'Party', additionalProperties: false, description: 'Whoever pays or is paid.' },
);

const wire = Type.Object(
  {
    bank: Type.String(),
    bic: Type.String(),
    rate,
    fee: money,
    debit: { ...money, description: 'what the account paid in all' },
    arrivesOn: { ...day, description: 'the day by which it arrives' },
  },
  { title: 'Wire', additionalProperties: false, description: 'What a wire has beside other orders.' },
);

const again = Type.Object(
  { fromAccountId: id, to: id },
  {
    title: 'OrderAgain',
    additionalProperties: false,
    description:
      'What another transfer to the same payee names. Missing for wires, where an account is closed, and where the payee is not in the book.',
  },
);

export const order = Type.Object(
  {
    id,
    kind: Type.Enum(['internal', 'external', 'wire'], {
      description: 'between own accounts, to somebody else, or to a bank abroad',
    }),
    from: party,
    to: party,
    amount: { ...money, description: 'what the payee gets' },
    memo: Type.String(),
    date: day,
    orderedAt: Type.Optional(instant),
    balance: Type.Optional({ ...money, description: 'what was then left in the account that paid' }),
    again: Type.Optional(again),
    status: Type.Enum([...ORDER_STATUSES], { description: '`on-its-way` and `returned`: to another bank' }),
    returnReason: Type.Optional(Type.Enum([...RETURN_REASONS])),
    wire: Type.Optional(wire),
  },
  { title: 'Order', additionalProperties: false, description: 'A transfer that the customer has ordered.' },
);

export const listOrders = {
  method: 'GET',
  url: '/orders',
  schema: {
    summary: `What the customer has ordered, the newest first, ${MAX_ORDERS} at most. With before, those ordered earlier than that one.`,
    querystring: Type.Object({ before: Type.Optional(id) }, { additionalProperties: false }),
    response: { 200: Type.Array(order), default: problemResponse },
  },
} as const;

export const getOrder = {
  method: 'GET',
  url: '/orders/:id',
  schema: {
    summary: 'One order of the customer. 404 not-found.',
    params: Type.Object({ id }, { additionalProperties: false }),
    response: { 200: order, default: problemResponse },
  },
} as const;

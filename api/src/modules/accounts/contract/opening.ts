import Type from 'typebox';
import { problemResponse } from '../../../kernel/contract/endpoint.ts';
import { id, line, orderAmount } from '../../../kernel/contract/values.ts';
import { idempotencyKey } from '../../../kernel/idempotency/idempotencyKey.ts';
import { account } from './accounts.ts';

/** Cards and loans need a decision by people. */
const OPENED_ONLINE = ['Checking', 'Savings'] as const;

export type OpenedOnline = (typeof OPENED_ONLINE)[number];

const type = Type.Enum([...OPENED_ONLINE]);

const offer = Type.Object(
  { type, apy: Type.Optional(Type.Number({ description: 'Yearly yield in percent.' })) },
  { title: 'AccountOffer', additionalProperties: false },
);

export const deposit = Type.Object({ fromAccountId: id, amount: orderAmount }, { additionalProperties: false });

const accountOrder = Type.Object(
  {
    type,
    name: Type.Optional(line('what the account is to be called', 40)),
    deposit: Type.Optional(deposit),
  },
  { title: 'AccountOrder', additionalProperties: false },
);

export const listOffers = {
  method: 'GET',
  url: '/accounts/offers',
  schema: {
    summary: 'The accounts that customers can open themselves, and what these yield.',
    response: { 200: Type.Array(offer), default: problemResponse },
  },
} as const;

export const openAccount = {
  method: 'POST',
  url: '/accounts',
  schema: {
    summary:
      'Open an account, with a first deposit from another of the customer’s or without: both, or neither. The same Idempotency-Key again answers with the same account and opens no other; with another order: 422 key-reused. 422 with /deposit/fromAccountId or /deposit/amount. 409 enough-accounts or enough-today. 429 too-many-attempts with retryAfter.',
    headers: idempotencyKey,
    body: accountOrder,
    response: { 201: account, default: problemResponse },
  },
} as const;

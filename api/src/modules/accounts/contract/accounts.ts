import Type from 'typebox';
import { noContent, problemResponse } from '../../../kernel/contract/endpoint.ts';
import { id, money } from '../../../kernel/contract/values.ts';
import { ACCOUNT_TYPES } from '../../../ledger/tables.ts';

export const account = Type.Object(
  {
    id,
    name: Type.String(),
    lastFour: Type.String({ pattern: '^\\d{4}$' }),
    type: Type.Enum([...ACCOUNT_TYPES]),
    balance: Type.Object(money.properties, { ...money, description: 'Negative where the customer owes.' }),
    available: Type.Optional(
      Type.Object(money.properties, {
        ...money,
        description: 'What can be spent now; missing where there is no bound.',
      }),
    ),
    status: Type.Literal('Active'),
    apy: Type.Optional(Type.Number({ description: 'Yearly yield of savings in percent.' })),
    limit: Type.Optional(money),
  },
  { title: 'Account', additionalProperties: false },
);

const asset = Type.Object({ name: Type.String(), value: money }, { title: 'Asset', additionalProperties: false });

const holdings = Type.Object(
  { assets: Type.Array(asset), owed: money },
  {
    title: 'Holdings',
    additionalProperties: false,
    description:
      'What the customer owns by kind of account, and owes on cards and loans. Empty: no assets, nothing owed.',
  },
);

export const listAccounts = {
  method: 'GET',
  url: '/accounts',
  schema: {
    summary: 'All open accounts of the customer; none is an empty list.',
    response: { 200: Type.Array(account), default: problemResponse },
  },
} as const;

export const getHoldings = {
  method: 'GET',
  url: '/holdings',
  schema: {
    summary: 'What the customer owns and owes: assets less owed is the sum of the accounts’ balances.',
    response: { 200: holdings, default: problemResponse },
  },
} as const;

export const closeAccount = {
  method: 'DELETE',
  url: '/accounts/:id',
  schema: {
    summary:
      'Close an account for good, with its card; what was booked stays in the transactions and statements. 409 not-at-zero, payments-pending or payments-scheduled; 404 not-found.',
    params: Type.Object({ id }, { additionalProperties: false }),
    response: { 204: noContent, default: problemResponse },
  },
} as const;

import Type from 'typebox';
import { problemResponse } from '../../../kernel/contract/endpoint.ts';
import { day, id, money } from '../../../kernel/contract/values.ts';

const params = Type.Object({ id }, { additionalProperties: false });

const pendingPayment = Type.Object(
  { id, description: Type.String(), date: day, amount: money },
  {
    title: 'PendingPayment',
    additionalProperties: false,
    description: 'Kept back for a payment that is on its way: not booked, and in no sum. Its amount is negative.',
  },
);

const details = Type.Object(
  {
    available: Type.Optional(
      Type.Object(money.properties, {
        ...money,
        description: 'What can be spent now; missing where there is no bound.',
      }),
    ),
    pending: Type.Array(pendingPayment),
    due: Type.Optional(
      Type.Object(
        { date: day, minimum: money },
        {
          additionalProperties: false,
          description: 'Of a credit card: what is due of last month’s statement, less what has been paid since.',
        },
      ),
    ),
    repayment: Type.Optional(
      Type.Object(
        { rate: Type.Number({ description: 'yearly, in percent' }), date: day, amount: money },
        { additionalProperties: false, description: 'Of a loan: what is paid back next.' },
      ),
    ),
    interest: Type.Optional(
      Type.Object(money.properties, { ...money, description: 'Of savings: paid since the year began.' }),
    ),
  },
  { title: 'AccountDetails', additionalProperties: false },
);

export const getAccountDetails = {
  method: 'GET',
  url: '/accounts/:id/details',
  schema: {
    summary: 'What is available, pending and due. 404 not-found.',
    params,
    response: { 200: details, default: problemResponse },
  },
} as const;

export const getAccountNumber = {
  method: 'GET',
  url: '/accounts/:id/number',
  schema: {
    summary: 'The full number, which no other endpoint tells. 404 not-found.',
    params,
    response: {
      200: Type.Object({ number: Type.String() }, { title: 'AccountNumber', additionalProperties: false }),
      default: problemResponse,
    },
  },
} as const;

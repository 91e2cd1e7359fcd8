import Type from 'typebox';
import { problemResponse } from '../../../kernel/contract/endpoint.ts';
import { money } from '../../../kernel/contract/values.ts';
import { MAX_COUNTED, transaction } from './transactions.ts';

/** The current month and those before it. */
export const SPENDING_MONTHS = 6;

const month = Type.String({ pattern: '^\\d{4}-\\d{2}$', description: 'a calendar month such as "2026-11"' });

const sum = Type.Object(
  {
    month,
    category: transaction.properties.category,
    ownCategory: transaction.properties.ownCategory,
    description: transaction.properties.description,
    wording: transaction.properties.wording,
    amount: Type.Object(money.properties, { ...money, description: 'Positive: received. Negative: spent.' }),
    untilToday: Type.Object(money.properties, {
      ...money,
      description: 'What of it was booked up to today’s day of its month.',
    }),
  },
  { title: 'SpendingSum', additionalProperties: false },
);

export const getSpending = {
  method: 'GET',
  url: '/spending',
  schema: {
    summary: 'What was received and spent by month, category and payee, without what moves between own accounts.',
    response: {
      200: Type.Object(
        {
          months: Type.Array(month, {
            description: `The current month and up to ${SPENDING_MONTHS - 1} before it, the oldest first. Fewer where they have more than ${MAX_COUNTED} bookings.`,
          }),
          sums: Type.Array(sum, {
            description: 'In the currency of the latest booking; income and spending are apart.',
          }),
        },
        { title: 'Spending', additionalProperties: false },
      ),
      default: problemResponse,
    },
  },
} as const;

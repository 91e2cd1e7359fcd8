import Type from 'typebox';
import { problemResponse } from '../../../kernel/contract/endpoint.ts';
import { day, id, instant, money } from '../../../kernel/contract/values.ts';
import { CATEGORIES } from '../../../ledger/tables.ts';
import { wording } from '../../../ledger/wordingSchema.ts';
import { ownCategory } from './categories.ts';

/** Minor units, in either direction. */
export const HIGH_AMOUNT = 100_00;
export const PAGE_SIZE = 25;
/** Counting costs as much as reading: beyond this, nobody is told how many. */
export const MAX_COUNTED = 1000;

export const transaction = Type.Object(
  {
    id,
    accountId: id,
    description: Type.String(),
    wording: Type.Optional(wording),
    date: day,
    bookedAt: Type.Optional({ ...instant, description: 'when on that day' }),
    category: Type.Enum([...CATEGORIES]),
    ownCategory: Type.Optional(ownCategory),
    amount: Type.Object(money.properties, { ...money, description: 'Positive: received. Negative: spent.' }),
  },
  { title: 'Transaction', additionalProperties: false },
);

const page = Type.Object(
  {
    items: Type.Array(transaction),
    next: Type.Union([Type.String(), Type.Null()], {
      description: 'Cursor of the page after this one; null on the last.',
    }),
    total: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: `How many match. On the first page, and only up to ${MAX_COUNTED}.`,
      }),
    ),
    sums: Type.Optional(
      Type.Object(
        { income: money, spending: money },
        {
          additionalProperties: false,
          description:
            "What all that match add up to, received and spent, without what moves between the customer's own accounts. Beside `total`, where all are in one currency.",
        },
      ),
    ),
  },
  { title: 'TransactionPage', additionalProperties: false },
);

const file = Type.Unsafe<string | AsyncIterable<string>>(Type.String());

/** The trigram index needs three letters: with fewer, every row would be read. */
const part = Type.String({
  pattern: '^(?=.*[\\p{L}\\p{N}]{3})[^\\p{C}]*$',
  maxLength: 100,
  description:
    'a part of the description, as it is kept or in the language of Accept-Language, with three letters or digits in a row',
});

const filter = {
  account: Type.Optional(id),
  period: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 3660, description: 'days back from today (the bank’s), today included' }),
  ),
  type: Type.Optional(Type.Enum(['all', 'income', 'expense'], { description: '"all", "income" or "expense"' })),
  amount: Type.Optional(
    Type.Union([Type.Enum(['any', 'high', 'low']), Type.String({ pattern: '^\\d{1,15}$' })], {
      description: '"any", "high" (100.00 or more, either way), "low", or minor units such as 1250 (either way)',
    }),
  ),
  text: Type.Optional(part),
  sort: Type.Optional(
    Type.Enum(['newest', 'oldest', 'highest', 'lowest'], {
      description: '"newest" (first), "oldest", "highest" or "lowest" (amount)',
    }),
  ),
};

export const listTransactions = {
  method: 'GET',
  url: '/transactions',
  schema: {
    summary: `One page of transactions, ${PAGE_SIZE} unless told, newest first unless told. 422 with the parameter’s path.`,
    querystring: Type.Object(
      {
        ...filter,
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'a number from 1 to 100' })),
        cursor: Type.Optional(
          Type.String({ pattern: '^[\\w-]{1,200}$', description: 'the "next" of a page with the same filter' }),
        ),
      },
      { additionalProperties: false },
    ),
    response: { 200: page, default: problemResponse },
  },
} as const;

export const exportTransactions = {
  method: 'GET',
  url: '/transactions.csv',
  schema: {
    summary: 'All transactions of a filter as a CSV file for a spreadsheet, in the language of Accept-Language.',
    querystring: Type.Object(filter, { additionalProperties: false }),
    response: {
      200: { description: 'The file.', content: { 'text/csv': { schema: file } } },
      default: problemResponse,
    },
  },
} as const;

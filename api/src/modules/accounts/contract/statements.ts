import Type from 'typebox';
import { problemResponse } from '../../../kernel/contract/endpoint.ts';
import { day, id, money } from '../../../kernel/contract/values.ts';
import { transaction } from './transactions.ts';

/** Days back from today of the balances that are told, unless others are asked for. */
export const BALANCE_DAYS = 90;
const MAX_BALANCE_DAYS = 365;
/** Whole months back from this one that have statements. */
export const STATEMENT_MONTHS = 24;

const month = Type.String({
  pattern: '^(19|20)\\d{2}-(0[1-9]|1[0-2])$',
  description: 'a month such as "2026-10"',
});

const dayBalance = Type.Object(
  { date: day, balance: money },
  { title: 'DayBalance', additionalProperties: false, description: 'The balance when the day ended.' },
);

const statementEntry = Type.Object(
  { ...transaction.properties, balance: Type.Object(money.properties, { ...money, description: 'After it.' }) },
  { title: 'StatementEntry', additionalProperties: false },
);

const statement = Type.Object(
  { month, opening: money, received: money, spent: money, closing: money, entries: Type.Array(statementEntry) },
  {
    title: 'Statement',
    additionalProperties: false,
    description: 'Opening, received and spent, which is negative, add up to closing. Entries: the oldest first.',
  },
);

export const listBalances = {
  method: 'GET',
  url: '/accounts/:id/balances',
  schema: {
    summary: 'One for each day on which something was booked, and for the first; the oldest first. 404 not-found.',
    params: Type.Object({ id }, { additionalProperties: false }),
    querystring: Type.Object(
      {
        days: Type.Optional(
          Type.Integer({
            minimum: 1,
            maximum: MAX_BALANCE_DAYS,
            description: `days back from today, ${BALANCE_DAYS} unless given`,
          }),
        ),
      },
      { additionalProperties: false },
    ),
    response: { 200: Type.Array(dayBalance), default: problemResponse },
  },
} as const;

export const listStatements = {
  method: 'GET',
  url: '/accounts/:id/statements',
  schema: {
    summary: `Whole months with entries, the newest first; of the last ${STATEMENT_MONTHS}. 404 not-found.`,
    params: Type.Object({ id }, { additionalProperties: false }),
    response: { 200: Type.Array(month), default: problemResponse },
  },
} as const;

export const getStatement = {
  method: 'GET',
  url: '/accounts/:id/statements/:month',
  schema: {
    summary: 'All of a month’s entries between its two balances. 404 not-found, also before the month is over.',
    params: Type.Object({ id, month }, { additionalProperties: false }),
    response: { 200: statement, default: problemResponse },
  },
} as const;

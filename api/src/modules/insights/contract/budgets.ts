import Type from 'typebox';
import { noContent, problemResponse } from '../../../kernel/contract/endpoint.ts';
import { money } from '../../../kernel/contract/values.ts';

/** All that spending is filed under. The ledger books some of them only. */
const BUDGET_CATEGORIES = [
  ...['Groceries', 'Dining', 'Utilities', 'Transfer', 'Housing'],
  ...['Transport', 'Shopping', 'Health', 'Entertainment', 'Other'],
] as const;

export type BudgetCategory = (typeof BUDGET_CATEGORIES)[number];

/** Earlier limits are kept as far back as spending is summed up. */
export const BUDGET_MONTHS = 6;

const category = Type.Enum([...BUDGET_CATEGORIES]);
const rollsOver = Type.Boolean({ description: 'What is left of a month is added to the next one.' });
const params = Type.Object({ category }, { additionalProperties: false });

const budget = Type.Object(
  {
    category,
    since: Type.String({ pattern: '^\\d{4}-\\d{2}$', description: 'the first month that it counts for' }),
    limit: money,
    rollsOver,
  },
  { title: 'Budget', additionalProperties: false, description: 'It counts until the next one of its category.' },
);

export const listBudgets = {
  method: 'GET',
  url: '/budgets',
  schema: {
    summary: `What the customer means to spend in a month, by category: the limits of the last ${BUDGET_MONTHS} months, the newest first.`,
    response: { 200: Type.Array(budget), default: problemResponse },
  },
} as const;

export const setBudget = {
  method: 'PUT',
  url: '/budgets/:category',
  schema: {
    summary: 'Sets the limit from this month on; earlier months keep theirs. 429 too-many-attempts with retryAfter.',
    params,
    body: Type.Object(
      {
        limit: Type.Object(
          {
            minor: Type.Integer({
              minimum: 1,
              maximum: 1_000_000_00,
              description: 'a whole number of minor units (cents)',
            }),
            currency: money.properties.currency,
          },
          { title: 'BudgetLimit', additionalProperties: false },
        ),
        rollsOver,
      },
      { title: 'BudgetChoice', additionalProperties: false },
    ),
    response: { 204: noContent, default: problemResponse },
  },
} as const;

export const removeBudget = {
  method: 'DELETE',
  url: '/budgets/:category',
  schema: {
    summary: 'Removes the limits of all months, if there are any. 429 too-many-attempts with retryAfter.',
    params,
    response: { 204: noContent, default: problemResponse },
  },
} as const;

import Type from 'typebox';
import { noContent, problemResponse } from '../../../kernel/contract/endpoint.ts';
import { id } from '../../../kernel/contract/values.ts';
import { CATEGORIES } from '../../../ledger/tables.ts';

/** The ledger books the first ones only. */
const OWN_CATEGORIES = [
  ...CATEGORIES,
  ...(['Housing', 'Transport', 'Shopping', 'Health', 'Entertainment', 'Other'] as const),
];

export type OwnCategory = (typeof OWN_CATEGORIES)[number];

/** So many entries and so many payees can be filed. */
export const MAX_FILED = 500;

export const ownCategory = Type.Enum(OWN_CATEGORIES, {
  description: 'What the customer files it under, where that is not what was booked.',
});

export const changeCategory = {
  method: 'PUT',
  url: '/transactions/:id/category',
  schema: {
    summary: `Files a transaction, or all of its payee's, under another category. What was booked stays, and so do statements. 404 not-found. 422 with /category beyond ${MAX_FILED} of either. 429 too-many-attempts with retryAfter.`,
    params: Type.Object({ id }, { additionalProperties: false }),
    body: Type.Object(
      {
        category: ownCategory,
        forPayee: Type.Boolean({
          description: 'All of the payee’s, also those to come. This one is no exception then.',
        }),
      },
      { title: 'CategoryChange', additionalProperties: false },
    ),
    response: { 204: noContent, default: problemResponse },
  },
} as const;

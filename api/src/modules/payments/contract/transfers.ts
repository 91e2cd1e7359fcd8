import Type from 'typebox';
import { problemResponse } from '../../../kernel/contract/endpoint.ts';
import { id, instant, line, money, orderAmount } from '../../../kernel/contract/values.ts';
import { idempotencyKey } from '../../../kernel/idempotency/idempotencyKey.ts';

const transferOrder = Type.Object(
  {
    fromAccountId: id,
    to: Type.String({
      pattern: '^[A-Za-z0-9-]{5,40}$',
      description: 'the id of an account of your own or of a payee, or the account number of any at this bank',
    }),
    amount: orderAmount,
    memo: Type.Optional(line('a line for the statement')),
  },
  { title: 'TransferOrder', additionalProperties: false },
);

const transfer = Type.Object(
  { id, fromAccountId: id, amount: money, memo: Type.String(), bookedAt: instant },
  { title: 'Transfer', additionalProperties: false },
);

export const createTransfer = {
  method: 'POST',
  url: '/transfers',
  schema: {
    summary:
      'Move money. The same Idempotency-Key again answers as the first time, also what was refused, and moves nothing; with another order: 422 key-reused. 422 with /amount (new-payee: more than a new payee gets in all), /to or /fromAccountId. 429 too-many-attempts with retryAfter.',
    headers: idempotencyKey,
    body: transferOrder,
    response: { 201: transfer, default: problemResponse },
  },
} as const;

import Type from 'typebox';
import { problemResponse } from '../../../kernel/contract/endpoint.ts';
import { day, id, line, orderAmount } from '../../../kernel/contract/values.ts';
import { idempotencyKey } from '../../../kernel/idempotency/idempotencyKey.ts';
import { payeeDetails } from './payees.ts';

const MAX_PAYMENTS = 100;
const CHECKED_OUTCOMES = [
  'payable',
  'paid-before',
  'unknown-payee',
  'no-match',
  'own-account',
  'wrong-currency',
  'new-payee',
] as const;
export type CheckedOutcome = (typeof CHECKED_OUTCOMES)[number];

const payment = Type.Object(
  { ...payeeDetails.properties, amount: orderAmount, reference: line('what it is for, which tells payments apart') },
  { title: 'ImportedPayment', additionalProperties: false },
);

const paymentList = Type.Object(
  { fromAccountId: id, payments: Type.Array(payment, { minItems: 1, maxItems: MAX_PAYMENTS }) },
  { title: 'PaymentList', additionalProperties: false, description: 'Payments of a file, from one account.' },
);

const checkedPayment = Type.Object(
  {
    outcome: Type.Enum([...CHECKED_OUTCOMES]),
    name: Type.Optional(Type.String({ description: 'Whose account it is, where the name is close.' })),
    paidOn: Type.Optional({ ...day, description: 'When the same was paid.' }),
  },
  { title: 'CheckedPayment', additionalProperties: false },
);

const importedOrder = Type.Object(
  { orderId: id, isRepeated: Type.Boolean({ description: 'Whether it had been paid before.' }) },
  { title: 'ImportedOrder', additionalProperties: false },
);

export const checkImport = {
  method: 'POST',
  url: '/imports/checks',
  schema: {
    summary:
      'What would become of each payment of a file, in the same order. 422 with /fromAccountId (insufficient-funds: for all that is payable). 429 too-many-attempts with retryAfter.',
    body: paymentList,
    response: {
      200: Type.Object(
        { payments: Type.Array(checkedPayment) },
        { title: 'CheckedImport', additionalProperties: false },
      ),
      default: problemResponse,
    },
  },
} as const;

export const payImport = {
  method: 'POST',
  url: '/imports',
  schema: {
    summary:
      'Pay all of them or, when one is refused, none: 422 with /payments/n or /fromAccountId. The same account, amount and reference are paid once, however often they are sent. What was refused under an Idempotency-Key stays refused under it; with another list: 422 key-reused. 429 too-many-attempts with retryAfter.',
    headers: Type.Partial(idempotencyKey),
    body: paymentList,
    response: {
      200: Type.Object({ payments: Type.Array(importedOrder) }, { title: 'PaidImport', additionalProperties: false }),
      default: problemResponse,
    },
  },
} as const;

import Type from 'typebox';

/** An order with these headers is placed once. */
export const idempotencyKey = Type.Object({
  'idempotency-key': Type.String({
    pattern: '^[\\w-]{16,64}$',
    description: '16 to 64 letters, digits or hyphens',
  }),
});

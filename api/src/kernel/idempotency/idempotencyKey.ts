import Type from 'typebox';

/** The headers of an order that is placed once. */
export const idempotencyKey = Type.Object({
  'idempotency-key': Type.String({
    pattern: '^[\\w-]{16,64}$',
    description: '16 to 64 letters, digits or hyphens',
  }),
});

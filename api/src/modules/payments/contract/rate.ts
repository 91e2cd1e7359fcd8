import Type from 'typebox';

export const rate = Type.String({
  pattern: '^\\d{1,9}(\\.\\d{1,8})?$',
  description: 'what one unit of the currency costs in the account’s, such as "1.0845"',
});

import Type from 'typebox';

const MAX_MINOR = Number.MAX_SAFE_INTEGER;

const minor = Type.Integer({
  minimum: -MAX_MINOR,
  maximum: MAX_MINOR,
  description: 'a whole number of minor units (cents)',
});

export const money = Type.Object(
  { minor, currency: Type.String({ pattern: '^[A-Z]{3}$', description: 'a currency code such as "USD"' }) },
  { title: 'Money', additionalProperties: false, description: 'an amount with its currency' },
);

export const orderAmount = Type.Object(
  {
    ...money.properties,
    minor: Type.Integer({ minimum: 1, maximum: 100_000_000_00, description: 'an amount above zero' }),
  },
  { additionalProperties: false, description: 'an amount with its currency' },
);

export const day = Type.String({
  pattern: '^(?!0000)',
  format: 'date',
  description: 'a calendar day such as "1990-12-31"',
});

export const instant = Type.String({
  format: 'date-time',
  description: 'a time in UTC such as "2026-11-20T10:00:00.000Z"',
});

export const id = Type.String({
  pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  description: 'an id such as "0b6f1c1e-7d0e-4a53-9d0c-0e4d1a2b3c4d"',
});

export const line = (description: string, maxLength = 100) =>
  Type.String({ pattern: '^[^\\p{C}]*[^\\p{C}\\s][^\\p{C}]*$', maxLength, description });

const ATOM = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const LABEL_REST = '[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}]';

/**
 * A dot-atom of at most 64 characters (RFC 5321, 4.5.3.1) and a host of two labels or more, the last of which begins with
 * a letter: no quoted names and no IP addresses, which nobody's mailbox has. Letters are those of all languages (RFC 6531).
 */
export const EMAIL_PATTERN = `^(?=[^@]{1,64}@)${ATOM}(\\.${ATOM})*@([\\p{L}\\p{N}](${LABEL_REST})?\\.)+\\p{L}${LABEL_REST}$`;

export const email = Type.String({
  pattern: EMAIL_PATTERN,
  maxLength: 254,
  description: 'an email address such as "name@example.com"',
});

export const phone = Type.String({
  pattern: '^(?=(\\D*\\d){6})\\s*\\+?[\\d\\s().-]{5,30}$',
  description: 'a phone number such as "+1 800 555 0176"',
});

export const code = Type.String({
  pattern: '^[0-9A-Za-z]{6}$',
  description: 'the six digits, or digits and letters, of the code',
});

export const currentPassword = Type.String({ minLength: 1, maxLength: 1024, description: 'your current password' });

export const password = Type.String({ maxLength: 1024, description: 'a password of 8 to 128 characters' });

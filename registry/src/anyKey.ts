import Type from 'typebox';

export const ANY_PATTERN = '^[\\s\\S]*$';

/**
 * Keys of records that may be any text. A record checks no value under a key that its pattern does not match, and that of
 * `Type.String()` matches no line breaks.
 */
export const anyKey = Type.String({ pattern: ANY_PATTERN });

import Type, { type Static } from 'typebox';

/** A flag is there for a while: whoever needs more of them has to remove some first. */
export const MAX_FLAGS = 20;
const MAX_VALUES = 20;
/** Each page compares its customer with all of these. */
const MAX_NAMED = 100;
const MAX_GROUPS = 20;
const MAX_LANGUAGES = 20;

const flagName = Type.String({
  pattern: '^[a-z][\\w-]{0,40}$',
  description: 'a name of letters, digits and hyphens, such as "rollover"',
});
const word = Type.String({ minLength: 1, maxLength: 40, description: 'a text of 1 to 40 characters' });
const wordOrNumber = Type.Union([word, Type.Number()], { description: 'a text of 1 to 40 characters, or a number' });
const flagValue = Type.Union([Type.Boolean(), wordOrNumber], {
  description: 'true or false, a text of 1 to 40 characters, or a number',
});

export const group = Type.String({
  pattern: '^[a-z][a-z0-9-]{0,30}$',
  description: 'a group such as "staff": lower-case letters, digits and hyphens',
});
export const language = Type.String({ pattern: '^[a-z]{2,3}$', description: 'a language such as "en"' });
/** Nobody can tell from it who the customer is. */
export const cohort = Type.String({ pattern: '^[0-9a-f]{16}$' });

/** `remote.ts` says this of one of its flags. */
const declaredFlag = Type.Object({
  default: flagValue,
  /** The other values of a flag that is no switch. */
  values: Type.Optional(
    Type.Array(wordOrNumber, {
      minItems: 1,
      maxItems: MAX_VALUES,
      description: `a list of at most ${MAX_VALUES} texts or numbers`,
    }),
  ),
  owner: Type.String({ minLength: 1, maxLength: 60, description: 'a text of 1 to 60 characters' }),
  until: Type.String({
    pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
    description: 'the day on which it is to be gone, such as "2027-03-31"',
  }),
});

export const declaredFlags = Type.Record(flagName, declaredFlag, {
  maxProperties: MAX_FLAGS,
  additionalProperties: false,
  description: `at most ${MAX_FLAGS} flags by name, each with "default", "owner" and "until"`,
});

/** Says who gets `true`, or `value`, of a flag: whoever is meant by any part of it. All others get `false`, or the default. */
const flagRule = Type.Object({
  percent: Type.Number({ minimum: 0, maximum: 100, description: 'a percentage up to 100' }),
  /** Cohorts of named customers, whose names are in no document. */
  for: Type.Optional(Type.Array(cohort, { minItems: 1, maxItems: MAX_NAMED })),
  groups: Type.Optional(Type.Array(group, { minItems: 1, maxItems: MAX_GROUPS })),
  languages: Type.Optional(Type.Array(language, { minItems: 1, maxItems: MAX_LANGUAGES })),
  value: Type.Optional(wordOrNumber),
});

export const flagRules = Type.Record(flagName, flagRule, { maxProperties: MAX_FLAGS, additionalProperties: false });

/** Says for whom a page, an entry or an extension is: all that it names has to hold; of a list, one entry is enough. */
export const condition = Type.Object(
  {
    flag: Type.Optional(flagName),
    groups: Type.Optional(Type.Array(group, { minItems: 1, maxItems: MAX_GROUPS })),
    languages: Type.Optional(Type.Array(language, { minItems: 1, maxItems: MAX_LANGUAGES })),
  },
  { description: 'an object with "flag", "groups" or "languages"' },
);

export type Condition = Static<typeof condition>;
export type FlagValue = Static<typeof flagValue>;
export type DeclaredFlag = Static<typeof declaredFlag>;
export type FlagRule = Static<typeof flagRule>;

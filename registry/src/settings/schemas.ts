import Type, { type Static } from 'typebox';

const MAX_SETTINGS = 50;
const MAX_TEXT = 2000;

const key = '^[a-z][\\w-]{0,40}$';
const length = Type.Optional(Type.Integer({ minimum: 0 }));
const exactly = { additionalProperties: false };
const common = {
  description: Type.Optional(Type.String({ maxLength: MAX_TEXT })),
  enum: Type.Optional(
    Type.Array(Type.Union([Type.String({ maxLength: MAX_TEXT }), Type.Number()]), { minItems: 1, maxItems: 100 }),
  ),
};

const one = Type.Union([
  Type.Object({ type: Type.Literal('boolean'), description: common.description }, exactly),
  Type.Object({ type: Type.Literal('string'), ...common, minLength: length, maxLength: length }, exactly),
  Type.Object(
    {
      type: Type.Union([Type.Literal('number'), Type.Literal('integer')]),
      ...common,
      minimum: Type.Optional(Type.Number()),
      maximum: Type.Optional(Type.Number()),
    },
    exactly,
  ),
]);

const many = Type.Object(
  { type: Type.Literal('array'), description: common.description, items: one, minItems: length, maxItems: length },
  exactly,
);

/**
 * The JSON Schema in a `remote.ts`. It comes from a squad and runs in every gateway, so it has neither patterns nor
 * references, which could take for ever.
 */
export const settingsSchema = Type.Object(
  {
    type: Type.Literal('object'),
    properties: Type.Record(Type.String({ pattern: key }), Type.Union([one, many]), {
      maxProperties: MAX_SETTINGS,
      additionalProperties: false,
    }),
    required: Type.Optional(Type.Array(Type.String({ maxLength: 41 }), { maxItems: MAX_SETTINGS })),
  },
  {
    ...exactly,
    description: `a JSON Schema of type "object" with at most ${MAX_SETTINGS} properties, each a boolean, string, number, integer, or an array of these, without patterns and references`,
  },
);

/** The settings in `bank.config.json`, by package. Pages read them, so nothing in them is secret. */
export const remoteSettings = Type.Record(
  Type.String({ pattern: '^[a-z][a-z0-9-]{1,40}$' }),
  Type.Record(Type.String({ pattern: key }), Type.Unknown(), { additionalProperties: false }),
  { additionalProperties: false, description: 'settings by package, such as "mfe-budget": { "maxLimits": 5 }' },
);

export type RemoteSettings = Static<typeof remoteSettings>;

import Type, { type Static } from 'typebox';

const count = (description: string) => Type.Integer({ minimum: 0, description });

/** These rules say how releases reach customers. */
export const releaseRulesSchema = Type.Object(
  {
    /** Every release begins as a guarded canary. */
    guard: Type.Optional(Type.Boolean({ description: 'true or false' })),
    /** Percentage of the customers with which a guarded canary begins; 10 by default. */
    percent: Type.Optional(Type.Number({ minimum: 1, maximum: 50, description: 'a percentage from 1 to 50' })),
    /** A guarded canary needs these before more customers get it; 200 visits and 10 minutes by default. */
    visits: Type.Optional(count('a whole number of visits')),
    minutes: Type.Optional(count('a whole number of minutes')),
    /** A live version goes back by itself when customers' visits fail. */
    autoRollback: Type.Optional(Type.Boolean({ description: 'true or false' })),
  },
  { additionalProperties: false, description: 'an object' },
);

export type ReleaseRules = Required<Static<typeof releaseRulesSchema>>;

export const defaultReleaseRules: ReleaseRules = {
  guard: false,
  percent: 10,
  visits: 200,
  minutes: 10,
  autoRollback: false,
};

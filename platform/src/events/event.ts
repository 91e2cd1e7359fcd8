import Type, { type Static } from 'typebox';

const word = (maxLength: number) => Type.String({ minLength: 1, maxLength });

/** What a page says about one load of one remote. */
const event = Type.Object({
  name: Type.Union([
    Type.Literal('ok'),
    Type.Literal('slow'),
    Type.Literal('failed'),
    Type.Literal('retried'),
    Type.Literal('fallback'),
    Type.Literal('override'),
  ]),
  remote: word(41),
  version: word(60),
  owner: word(60),
  phase: word(20),
  /** Duration of the phase. */
  ms: Type.Number({ minimum: 0, maximum: 3_600_000 }),
});

/** What a page sends at once. */
export const eventBatch = Type.Array(event, { maxItems: 100 });

export type LoadEvent = Static<typeof event>;

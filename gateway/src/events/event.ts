import Type, { type Static } from 'typebox';

const word = (maxLength: number) => Type.String({ minLength: 1, maxLength });

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
  ms: Type.Number({ minimum: 0, maximum: 3_600_000 }),
});

export const eventBatch = Type.Array(event, { maxItems: 100 });

export type LoadEvent = Static<typeof event>;

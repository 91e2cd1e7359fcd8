import Type from 'typebox';
import { problemResponse } from '../../../kernel/contract/endpoint.ts';
import { instant } from '../../../kernel/contract/values.ts';

const activity = Type.Object(
  {
    number: Type.Integer({ description: 'counts the customer’s events from 1, without gaps' }),
    at: instant,
    event: Type.String({
      pattern: '^[a-z-]+$',
      description: 'such as "signed-in" or "transfer"; each module adds its own',
    }),
    network: Type.String({ description: 'where it came from; empty if it is not known' }),
    details: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
  },
  { title: 'Activity', additionalProperties: false, description: 'A security or money event of the customer.' },
);

export const listActivity = {
  method: 'GET',
  url: '/activity',
  schema: {
    summary: 'The customer’s own security and money events, newest first; up to 50.',
    querystring: Type.Object(
      { before: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 ** 31, description: 'a number of an event' })) },
      { additionalProperties: false },
    ),
    response: { 200: Type.Array(activity), default: problemResponse },
  },
} as const;

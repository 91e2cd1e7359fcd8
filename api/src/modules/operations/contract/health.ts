import Type from 'typebox';
import { problemResponse } from '../../../kernel/contract/endpoint.ts';

const state = Type.Object(
  {
    status: Type.Enum(['ok', 'degraded'], { description: 'degraded: the bank works, and an operator has to look' }),
    database: Type.Enum(['embedded', 'postgresql']),
    deadLetters: Type.Integer({
      description: 'messages to customers, and events for receivers of webhooks, that could not be sent for days',
    }),
    lateMessages: Type.Integer({ description: 'messages that customers have waited for longer than five minutes' }),
    failingJobs: Type.Array(Type.String(), {
      description: 'jobs of this API that have ended with an error at each run for more than five minutes',
    }),
    idleMinutes: Type.Integer({ description: 'minutes without a request after which a session ends' }),
    ledgerFaults: Type.Integer({ description: 'places where the books were found not to balance' }),
    booksProvenAt: Type.Optional(
      Type.String({
        format: 'date-time',
        description: 'when all books had been proven last; omitted before the first time',
      }),
    ),
  },
  { title: 'Health', additionalProperties: false },
);

export const health = {
  method: 'GET',
  url: '/health',
  schema: {
    summary: 'Whether the bank can work. 503 database-unavailable when it cannot.',
    security: [],
    response: { 200: state, default: problemResponse },
  },
} as const;

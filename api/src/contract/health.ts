import Type from 'typebox';
import { problemResponse } from './endpoint.ts';

const state = Type.Object(
  { status: Type.Literal('ok'), database: Type.Enum(['embedded', 'postgresql']) },
  { title: 'Health', additionalProperties: false },
);

export const health = {
  method: 'GET',
  url: '/health',
  schema: {
    summary: 'Whether the bank can work. 503 database-unavailable when it cannot.',
    response: { 200: state, default: problemResponse },
  },
} as const;

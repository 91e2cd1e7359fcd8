import Type from 'typebox';
import { problemResponse } from '../../../kernel/contract/endpoint.ts';

const assertion = Type.Object({ assertion: Type.String() }, { additionalProperties: false });

/** Serves gateways alone, so it is neither below `API_BASE` nor in the document. Gateways use `POST` when they ask for a request that changes something. */
export const assertCustomer = {
  method: ['GET', 'POST'] as ('GET' | 'POST')[],
  url: '/internal/assertion',
  schema: {
    querystring: Type.Object({
      audience: Type.String({ pattern: '^[a-z][a-z0-9-]{1,40}$', description: 'the name of a service' }),
    }),
    response: { 200: assertion, default: problemResponse },
  },
} as const;

/** Verifiers look for the public keys here. */
export const KEY_SET_PATH = '/.well-known/jwks.json';

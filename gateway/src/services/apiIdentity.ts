import { text } from 'node:stream/consumers';
import { traceparentFor } from '@bank/observability/watchRequests.ts';
import type { FastifyRequest } from 'fastify';
import type { FairAgent } from '../fair/fairAgent.ts';
import { originOf } from '../forward.ts';
import { type Identity, NoAssertion } from './Identity.ts';
import { isReading } from './isReading.ts';

/** Outside the API's base, so that no page reaches it. */
const ASSERTION_PATH = '/internal/assertion';
/** The API tells the bank's own pages from others by these. */
const PROOFS = ['origin', 'sec-fetch-site', 'x-bank-request'];

/** Asks among the customer's other requests, so that services give nobody a larger share of the API. */
export function apiIdentity(agent: FairAgent): Identity {
  return async (request, audience) => {
    const { statusCode, body } = await agent.send({
      path: `${ASSERTION_PATH}?audience=${audience}`,
      method: isReading(request.method) ? 'GET' : 'POST',
      headers: {
        ...proofsOf(request),
        ...originOf(request),
        cookie: request.headers.cookie ?? '',
        traceparent: traceparentFor(request),
      },
    });
    const answer = await text(body);
    if (statusCode !== 200) throw new NoAssertion(statusCode, answer);
    return (JSON.parse(answer) as { assertion: string }).assertion;
  };
}

function proofsOf({ headers }: FastifyRequest): Record<string, string> {
  const found = PROOFS.map((name) => [name, headers[name]]);
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

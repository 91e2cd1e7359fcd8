import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../bank/ProblemError.ts';

const READING = ['GET', 'HEAD', 'OPTIONS'];

/**
 * CSRF protection: browsers state a request's origin, and other sites cannot send our header without a CORS
 * preflight, which the API never allows.
 * @throws {ProblemError} for writes from other origins
 */
export async function requireOwnPage(request: FastifyRequest): Promise<void> {
  if (READING.includes(request.method)) return;
  if (request.headers['x-bank-request'] === '1' && isSameOrigin(request)) return;
  throw new ProblemError(
    'not-allowed',
    'This only works from the bank’s own pages. Open the bank and try again there.',
  );
}

function isSameOrigin({ headers, protocol, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === `${protocol}://${host}`;
}

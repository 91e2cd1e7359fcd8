import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../bank/ProblemError.ts';

const READING = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Only the bank's own pages may change anything. The browser says where a request comes from; the header of our own
 * cannot be sent from elsewhere without asking first (CORS), and nobody who asks is let in.
 *
 * @throws {ProblemError} for everybody else
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

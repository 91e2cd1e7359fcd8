import type { FastifyReply } from 'fastify';

const RETRY_AFTER_S = 5;

/** Of the API's kinds (RFC 9457), so that pages show them alike. */
export const problems = {
  malformed: { status: 400, title: 'The request cannot be read', detail: 'The request is not well-formed.' },
  'too-large': { status: 413, title: 'Too large', detail: 'This is more than the bank takes at once.' },
  unavailable: {
    status: 503,
    title: 'Not available right now',
    detail: 'The bank cannot work right now. Your money is safe. Try again in a moment.',
    retryAfter: RETRY_AFTER_S,
  },
} as const;

export function sendProblem(
  reply: FastifyReply,
  name: keyof typeof problems,
  detail = problems[name].detail as string,
) {
  const { status, title, ...more } = problems[name];
  if ('retryAfter' in more) reply.header('retry-after', more.retryAfter);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send({ type: `/problems/${name}`, title, status, ...more, detail });
}

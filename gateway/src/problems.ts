import type { FastifyReply } from 'fastify';

const RETRY_AFTER_S = 5;

/** Pages show them like those of the API, as they have its form (RFC 9457). */
const problems = {
  malformed: { status: 400, title: 'The request cannot be read', detail: 'The request is not well-formed.' },
  hidden: {
    status: 403,
    title: 'Not shown',
    detail: 'This bank shows neither its store nor its configuration: "overrides" is not true in the latter.',
  },
  'too-large': { status: 413, title: 'Too large', detail: 'That’s too large for us to process.' },
  unavailable: {
    status: 503,
    title: 'Not available right now',
    detail: 'We can’t do this right now. Your money is safe. Try again in a moment.',
    retryAfter: RETRY_AFTER_S,
  },
} as const;

/** Tells the customer in place of what a squad's service would answer. */
export const SERVICE_APOLOGY =
  'This service isn’t available right now. Everything else works as usual. Try again in a moment.';

interface Problem {
  type: string;
  title: string;
  status: number;
  /** Seconds. */
  retryAfter?: number;
  detail: string;
}

export function describeProblem(name: keyof typeof problems, detail?: string): Problem {
  const problem = problems[name];
  return { type: `/problems/${name}`, ...problem, detail: detail ?? problem.detail };
}

export function sendProblem(reply: FastifyReply, name: keyof typeof problems, detail?: string) {
  const problem = describeProblem(name, detail);
  if (problem.retryAfter) reply.header('retry-after', problem.retryAfter);
  return reply.code(problem.status).header('cache-control', 'no-store').type('application/problem+json').send(problem);
}

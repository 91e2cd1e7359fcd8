import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../bank/ProblemError.ts';
import { isUnreachable } from '../database/violations.ts';
import { REPLAYED } from '../idempotency/describeMade.ts';
import { cookieNames } from './cookies.ts';
import { fieldErrors } from './fieldErrors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The name of the problem that it is answered with, if any. */
    problem?: string;
  }
}

const RETRY_AFTER_SECONDS = 5;

/** RFC 9457. Details of server errors go to the log only. */
export function answerProblem(error: FastifyError | ProblemError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = problemErrorOf(error, request);
  if (refusal.problem.status >= 500) request.log.error(error, 'A request failed');
  return sendProblem(reply, refusal);
}

/** @param methods that the address takes, if any */
export function answerUnknown(methods: string[], request: FastifyRequest, reply: FastifyReply) {
  const detail = `Nothing answers ${request.method} here. Look at the OpenAPI document for what does.`;
  if (methods.length === 0) return sendProblem(reply, new ProblemError('not-found', detail));
  reply.header('allow', methods.join(', '));
  return sendProblem(reply, new ProblemError('wrong-method', detail));
}

/** RFC 9110 (11.6.1) demands a challenge. Browsers know none for cookies, and so ask nobody for a password. */
const COOKIE_CHALLENGE = `Cookie realm="bank", cookie-name="${cookieNames.access}"`;

function sendProblem(reply: FastifyReply, { problem, challenge, isReplayed }: ProblemError) {
  const name = problem.type.replace('/problems/', '');
  reply.request.problem = name;
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter);
  if (problem.status === 429) reply.header('ratelimit', `"${name}";r=0;t=${problem.retryAfter ?? 0}`);
  if (problem.status === 401) reply.header('www-authenticate', challenge ?? COOKIE_CHALLENGE);
  if (isReplayed) reply.header(REPLAYED, 'true');
  return reply.code(problem.status).type('application/problem+json').serializer(JSON.stringify).send(problem);
}

function problemErrorOf(error: FastifyError | ProblemError, request: FastifyRequest): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error.validation) {
    return new ProblemError('invalid', 'Some details are missing or incorrect.', {
      errors: fieldErrors(error, request),
    });
  }
  if (error.statusCode === 413) return new ProblemError('too-large', 'That’s too large for us to process.');
  if (error.statusCode === 415) return new ProblemError('not-json', 'Send JSON, with its content type.');
  if (error.statusCode && error.statusCode < 500)
    return new ProblemError('malformed', 'The request is not well-formed.');
  if (isUnreachable(error)) {
    const detail = 'We can’t do this right now. Your money is safe. Try again in a moment.';
    return new ProblemError('unavailable', detail, { retryAfter: RETRY_AFTER_SECONDS });
  }
  return new ProblemError('failed', 'Something went wrong on our side. Try again, or call us if it happens again.');
}

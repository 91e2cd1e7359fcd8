import type { FastifyReply } from 'fastify';
import { ProblemError } from '../bank/ProblemError.ts';
import { API_BASE } from '../contract/endpoint.ts';

/** What was refused before under the same key says so in its answer. */
export function refusedAgain(refusal: Error, isRepeated: boolean): Error {
  if (refusal instanceof ProblemError)
    refusal.isReplayed = isRepeated && refusal.problem.type !== '/problems/key-reused';
  return refusal;
}

/** Says where to find what was made, and whether it was made before under the same key. @param path below `API_BASE` */
export function describeMade(reply: FastifyReply, path: string, isRepeated: boolean): void {
  reply.header('location', API_BASE + path);
  if (isRepeated) reply.header(REPLAYED, 'true');
}

export const REPLAYED = 'idempotency-replayed';

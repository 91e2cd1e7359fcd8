import type { FastifyReply } from 'fastify';
import { API_BASE } from '../contract/endpoint.ts';

export const REPLAYED = 'idempotency-replayed';

/** Says where to find what was made, and whether it was made before under the same key. @param path below `API_BASE` */
export function describeMade(reply: FastifyReply, path: string, isRepeated: boolean): void {
  reply.header('location', API_BASE + path);
  if (isRepeated) reply.header(REPLAYED, 'true');
}

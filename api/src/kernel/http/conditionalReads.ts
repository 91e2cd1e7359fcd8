import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * An ETag on what is read, and 304 for whoever has it already. Browsers keep nothing (`no-store`), but other callers may.
 * `@fastify/etag` does so for refusals and writes as well, where a 304 would be wrong.
 */
export async function conditionalReads(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  const tag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', tag);
  if (!tagsIn(request.headers['if-none-match']).includes(tag)) return payload;
  reply.code(304).removeHeader('content-length').removeHeader('content-type');
  return '';
}

/** Weak ones are equal to strong ones here (RFC 9110, 13.1.2). */
function tagsIn(header = ''): string[] {
  return header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
}

import type { FastifyRequest } from 'fastify';

/** In the address, so that it is of one tab, and of a document's first request too. */
export function previewOf({ query }: FastifyRequest): string | undefined {
  const { preview } = query as { preview?: unknown };
  return typeof preview === 'string' && preview !== '' ? preview : undefined;
}

import type { FastifyRequest } from 'fastify';

/** Reads the preview from the address, so that it belongs to one tab, from the document's first request on. */
export function previewOf({ query }: FastifyRequest): string | undefined {
  const { preview } = query as { preview?: unknown };
  return typeof preview === 'string' && preview !== '' ? preview : undefined;
}

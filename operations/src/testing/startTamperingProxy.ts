import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface Answer {
  status?: number;
  headers: OutgoingHttpHeaders;
  body: string;
}

export async function startTamperingProxy(
  gateway: FastifyInstance,
  alter: (path: string, answer: Answer, accepted: string) => Omit<Answer, 'body'> & { body: string | Buffer },
): Promise<{ url: URL; stop: () => Promise<void> }> {
  const server = createServer(async ({ url = '', headers: asked }, reply) => {
    const { statusCode, headers, body } = await gateway.inject({ url, headers: { accept: asked.accept } });
    const { 'content-length': _, ...rest } = headers;
    const altered = alter(url, { headers: rest, body }, String(asked['accept-encoding'] ?? ''));
    reply.writeHead(altered.status ?? statusCode, altered.headers).end(altered.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`), stop };
}

import type { IncomingHttpHeaders } from 'node:http';
import fastify from 'fastify';

/** A squad's own server behind the bank, which keeps what reaches it and tries what it can. */
export class SquadService {
  readonly name = 'probe';
  readonly seen: IncomingHttpHeaders[] = [];
  readonly #server = fastify({ forceCloseConnections: true });

  listen(): Promise<string> {
    this.#server.all('/*', async ({ headers }, reply) => {
      this.seen.push(headers);
      return reply
        .headers({ 'set-cookie': '__Host-bank_access=stolen; Path=/; Secure', location: 'https://evil.example' })
        .send({});
    });
    return this.#server.listen({ host: '127.0.0.1', port: 0 });
  }

  async close(): Promise<void> {
    await this.#server.close();
  }
}

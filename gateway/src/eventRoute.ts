import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import { eventBatch, type LoadEvent } from './events/event.ts';
import type { Telemetry } from './events/Telemetry.ts';
import type { PageSource } from './PageSource.ts';

const MAX_BODY_BYTES = 64 * 1024;
const MAX_BATCHES_PER_MINUTE = 60;

interface EventRouteOptions {
  telemetry: Telemetry;
  source: PageSource;
}

export async function eventRoute(app: FastifyInstance, { telemetry, source }: EventRouteOptions): Promise<void> {
  app.addContentTypeParser(
    ['application/json', 'text/plain'],
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    (_, body, done) => done(null, body),
  );
  const rateLimit = { max: MAX_BATCHES_PER_MINUTE, timeWindow: '1 minute' };
  app.post('events', { config: { rateLimit } }, async (request, reply) => {
    const events = parseEvents(request.body);
    if (!events) return reply.code(400).send();
    // Unknown names are dropped, so that made-up ones take no memory.
    const { remotes } = (await source.get()).registry;
    for (const event of events) if (event.remote in remotes) telemetry.record(event);
    return reply.code(204).send();
  });
}

function parseEvents(body: unknown): LoadEvent[] | undefined {
  try {
    const value: unknown = JSON.parse(String(body));
    return Value.Check(eventBatch, value) ? value : undefined;
  } catch {
    return undefined;
  }
}

import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import { eventBatch, type LoadEvent } from '../events/event.ts';
import type { Telemetry } from '../events/Telemetry.ts';
import type { PageSource } from './PageSource.ts';

const MAX_BYTES = 64 * 1024;
const BATCHES_A_MINUTE = 60;

interface EventRouteOptions {
  telemetry: Telemetry;
  source: PageSource;
}

/** Takes what pages report about the loading of remotes (`sendBeacon`), and counts it. */
export async function eventRoute(app: FastifyInstance, { telemetry, source }: EventRouteOptions): Promise<void> {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser(
    ['application/json', 'text/plain'],
    { parseAs: 'string', bodyLimit: MAX_BYTES },
    (_, body, done) => done(null, body),
  );
  const rateLimit = { max: BATCHES_A_MINUTE, timeWindow: '1 minute' };
  app.post('events', { config: { rateLimit } }, async (request, reply) => {
    const events = parseEvents(request.body);
    if (!events) return reply.code(400).send();
    // Only what the registry knows is counted: a made-up name takes no memory.
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

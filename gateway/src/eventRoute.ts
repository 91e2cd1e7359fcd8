import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Value } from 'typebox/value';
import { eventBatch, type PageEvent } from './events/event.ts';
import type { Telemetry } from './events/Telemetry.ts';
import { networkOf } from './fair/networkOf.ts';
import { LogBudget } from './LogBudget.ts';
import type { PageSource } from './PageSource.ts';

const MAX_BODY_BYTES = 64 * 1024;
const MAX_BATCHES_PER_MINUTE = 60;
/** A network may send as many: fewer than are kept, so that one client cannot push out the others' errors. */
const MAX_ERRORS_PER_MINUTE = 100;
/** A network may send as many, because a carrier's customers share an address. */
const MAX_VISITS_PER_MINUTE = 300;

interface EventRouteOptions {
  telemetry: Telemetry;
  source: PageSource;
}

/** Anybody can send events, so one network alone decides nothing. */
export async function eventRoute(app: FastifyInstance, { telemetry, source }: EventRouteOptions): Promise<void> {
  app.addContentTypeParser(
    ['application/json', 'text/plain'],
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    (_, body, done) => done(null, body),
  );
  // One budget serves all addresses together.
  const budget = new LogBudget();
  const perMinute = (max: number) => ({ max, timeWindow: '1 minute', keyGenerator: senderOf });
  const rateLimit = perMinute(MAX_BATCHES_PER_MINUTE);
  const countError = app.createRateLimit(perMinute(MAX_ERRORS_PER_MINUTE));
  const countVisit = app.createRateLimit(perMinute(MAX_VISITS_PER_MINUTE));
  const isTaken = async ({ type }: PageEvent, request: FastifyRequest) => {
    if (type === 'vital') return true;
    const counted = await (type === 'error' ? countError : countVisit)(request);
    return counted.isAllowed || !counted.isExceeded;
  };
  app.post('events', { config: { rateLimit } }, async (request, reply) => {
    const events = parseEvents(request.body);
    if (!events) return reply.code(400).send();
    const taken: PageEvent[] = [];
    for (const event of events) if (await isTaken(event, request)) taken.push(event);
    const { registry } = await source.get();
    for (const error of telemetry.record(taken, registry, Date.now(), senderOf(request)))
      budget.spend((facts) => request.log.warn({ error, ...facts }, 'A page reported an error'));
    return reply.code(204).send();
  });
}

function senderOf({ ip }: FastifyRequest): string {
  return networkOf(ip);
}

function parseEvents(body: unknown): PageEvent[] | undefined {
  try {
    const value: unknown = JSON.parse(String(body));
    return Value.Check(eventBatch, value) ? value : undefined;
  } catch {
    return undefined;
  }
}

import fastify from 'fastify';
import { logOptions } from './logOptions.ts';
import { openInstruments } from './openInstruments.ts';
import { startCollector } from './testing/startCollector.ts';
import { traceparentFor, watchRequests } from './watchRequests.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';
const [SERVER, CLIENT] = [2, 3];
const ERROR = 2;

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
});

async function tracedServer(more: NodeJS.ProcessEnv = {}) {
  const collector = await startCollector();
  stops.push(collector.stop);
  // The exporter reads it itself.
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.endpoint;
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, ...more };
  const instruments = await openInstruments({ server: 'gateway', env, SetupError: Error });
  const app = fastify(logOptions({}));
  watchRequests(app, instruments);
  app.get('/accounts/:id', async (request, reply) => {
    const call = instruments.tracing?.start({
      kind: 'client',
      name: 'GET',
      parent: traceparentFor(request),
      attributes: { 'peer.service': 'api' },
    });
    call?.end(undefined);
    return reply.code(502).send({ traceparent: call?.traceparent });
  });
  stops.push(() => app.close());
  return { ...collector, app, close: instruments.close };
}

test('sends a span of each request, and of the call that it led to, to the collector', async () => {
  const { app, close, received, spans } = await tracedServer();

  const traceparent = `00-${TRACE}-${SPAN}-00`;
  const answer = await app.inject({ url: '/accounts/400011556399?search=grace', headers: { traceparent } });
  await close();

  expect(received).toMatchObject([{ url: '/v1/traces', type: 'application/json' }]);
  const [client, server] = spans();
  expect(server?.service).toBe('bank-gateway');
  expect(server).toMatchObject({
    traceId: TRACE,
    parentSpanId: SPAN,
    kind: SERVER,
    name: 'GET /accounts/:id',
    status: { code: ERROR },
    attributes: [
      { key: 'http.request.method', value: { stringValue: 'GET' } },
      { key: 'http.route', value: { stringValue: '/accounts/:id' } },
      { key: 'http.response.status_code', value: { intValue: 502 } },
    ],
  });
  expect(client).toMatchObject({ traceId: TRACE, parentSpanId: server?.spanId, kind: CLIENT, status: { code: ERROR } });
  expect(answer.json()).toEqual({ traceparent: `00-${TRACE}-${client?.spanId}-01` });
  expect(JSON.stringify(received)).not.toMatch(/400011556399|grace/);
});

test('begins a trace by the id that stands in the log where nobody has begun one', async () => {
  const { app, close, spans } = await tracedServer();
  const ids: string[] = [];
  app.addHook('onRequest', async ({ id }) => void ids.push(id));

  await app.inject('/nowhere');
  await close();

  const [span] = spans();
  expect(span).toMatchObject({ name: 'GET none', traceId: ids[0], attributes: expect.any(Array) });
  expect(span).not.toHaveProperty('parentSpanId');
});

test('sends the share of traces that it is told to, whatever browsers say', async () => {
  const { app, close, received } = await tracedServer({ OTEL_TRACES_SAMPLER_ARG: '0' });

  const answer = await app.inject({ url: '/accounts/7', headers: { traceparent: `00-${TRACE}-${SPAN}-01` } });
  await close();

  expect(received).toEqual([]);
  expect(answer.json().traceparent).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-00$`));
});

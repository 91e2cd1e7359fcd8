import { openInstruments } from '@bank/observability/openInstruments.ts';
import { startCollector } from '@bank/observability/testing/startCollector.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment } from '@bank/registry/testing/deployment.ts';
import fastify from 'fastify';
import { createGateway } from './createGateway.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
});

test('a call of a service is a part of the request that it belongs to, and the service learns of it', async () => {
  const received: unknown[] = [];
  const service = fastify({ forceCloseConnections: true });
  service.get('/limits/:id', async ({ headers }) => {
    received.push(headers.traceparent);
    return {};
  });
  const upstream = await service.listen({ host: '127.0.0.1', port: 0 });
  const { endpoint, spans, stop } = await startCollector();
  // The exporter reads it itself.
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = endpoint;
  const instruments = await openInstruments({ server: 'gateway', env: process.env, SetupError: Error });
  const gateway = await createGateway({
    config,
    deployment: await emptyDeployment(),
    instruments,
    services: { cards: { upstream } },
    identity: async () => 'signed',
  });
  stops.push(
    () => gateway.close(),
    () => service.close(),
    stop,
  );

  const traceparent = `00-${TRACE}-${SPAN}-00`;
  await gateway.inject({ url: '/api/cards/limits/400011556399?search=grace', headers: { traceparent } });
  await instruments.close();

  const [call, request] = spans();
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: SPAN, name: 'GET /api/cards/*' });
  expect(call).toMatchObject({ traceId: TRACE, parentSpanId: request?.spanId, name: 'GET' });
  expect(call?.attributes).toContainEqual({ key: 'peer.service', value: { stringValue: 'cards' } });
  expect(received).toEqual([`00-${TRACE}-${call?.spanId}-01`]);
  expect(JSON.stringify(spans())).not.toMatch(/400011556399|grace/);
});

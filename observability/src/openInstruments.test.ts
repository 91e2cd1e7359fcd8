import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { openInstruments } from './openInstruments.ts';

class Refused extends Error {}

const open = (env: NodeJS.ProcessEnv) => openInstruments({ server: 'api', env, SetupError: Refused });

async function listeningServer() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port: String(port), close: async () => void (await once(server.close(), 'close')) };
}

test('opens nothing that is not asked for', async () => {
  const { logRequests, metrics, tracing, close } = await open({});

  expect({ logRequests, metrics, tracing }).toEqual({ logRequests: false, metrics: undefined, tracing: undefined });
  await close();
});

test('logs requests and serves metrics when told to', async () => {
  const free = await listeningServer();
  await free.close();
  const { logRequests, metrics, close } = await open({ BANK_LOG_REQUESTS: 'yes', BANK_METRICS_PORT: free.port });

  expect(logRequests).toBe(true);
  expect(metrics).toBeDefined();
  expect((await fetch(`http://127.0.0.1:${free.port}/metrics`)).status).toBe(200);
  await close();
});

test.each([
  [{ BANK_METRICS_PORT: 'all' }, 'BANK_METRICS_PORT is "all". Expected a number from 1 to 65535.'],
  [{ BANK_METRICS_PORT: '0' }, 'BANK_METRICS_PORT is "0". Expected a number from 1 to 65535.'],
  [{ BANK_LOG_REQUESTS: 'no' }, 'BANK_LOG_REQUESTS is "no". Set it to yes, or unset it.'],
  [
    { OTEL_TRACES_SAMPLER_ARG: '2' },
    'OTEL_TRACES_SAMPLER_ARG is "2". Expected the share of traces to keep, from 0 to 1.',
  ],
])('refuses %j by saying what is wrong', async (env, message) => {
  await expect(open(env)).rejects.toEqual(new Refused(message));
});

test('refuses a port that is taken', async () => {
  const { port, close } = await listeningServer();

  await expect(open({ BANK_METRICS_PORT: port })).rejects.toThrow(
    `Metrics cannot be served at 127.0.0.1:${port}: listen EADDRINUSE: address already in use 127.0.0.1:${port}. Choose another BANK_METRICS_PORT or BANK_METRICS_HOST.`,
  );
  await close();
});

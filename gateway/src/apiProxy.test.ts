import { once } from 'node:events';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment } from '@bank/registry/testing/deployment.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { createGateway } from './createGateway.ts';
import { strictPageHeaders } from './testing/strictPageHeaders.ts';

let opened: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(opened.map((server) => server.close()));
  opened = [];
});

/** An API that says what reached it. */
async function echoApi(): Promise<string> {
  const api = fastify();
  api.all('/api/v1/*', async ({ method, url, headers, body }, reply) =>
    reply
      .code(Number(headers['x-status'] ?? 200))
      .header('set-cookie', ['__Host-a=1; Path=/; Secure', '__Host-b=2; Path=/; Secure'])
      .send({ method, url, headers, body }),
  );
  opened.push(api);
  return api.listen({ host: '127.0.0.1', port: 0 });
}

async function liveGateway(api: () => string[]): Promise<FastifyInstance> {
  const gateway = await createGateway({
    config: { ...config, dataMode: 'live' },
    deployment: await emptyDeployment(),
    api,
  });
  opened.push(gateway);
  return gateway;
}

test('hands requests to the API, with cookies both ways, and says itself where they come from', async () => {
  const address = await echoApi();
  const gateway = await liveGateway(() => [address]);

  const answer = await gateway.inject({
    method: 'POST',
    url: '/api/v1/auth/login?a=1',
    remoteAddress: '203.0.113.9',
    headers: {
      host: 'bank.example',
      cookie: '__Host-a=0',
      origin: 'http://bank.example',
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-host': 'evil.example',
    },
    payload: { username: 'ada' },
  });

  const { method, url, headers, body } = answer.json();
  expect({ method, url, body }).toEqual({ method: 'POST', url: '/api/v1/auth/login?a=1', body: { username: 'ada' } });
  expect(headers).toMatchObject({
    cookie: '__Host-a=0',
    origin: 'http://bank.example',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'bank.example',
    'x-forwarded-proto': 'http',
  });
  expect(answer.cookies.map(({ name }) => name)).toEqual(['__Host-a', '__Host-b']);
  expect(answer.headers['integrity-policy']).toBeUndefined();
});

test.each(['application/json', 'text/plain', 'text/csv'])(
  'hands a body of type %s on byte for byte, up to 64 kB of it',
  async (type) => {
    const received: unknown[] = [];
    const api = fastify();
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
    api.post('/api/v1/any', async ({ body }) => {
      received.push(body);
      return {};
    });
    opened.push(api);
    const address = await api.listen({ host: '127.0.0.1', port: 0 });
    const gateway = await liveGateway(() => [address]);
    const send = (payload: string) =>
      gateway.inject({ method: 'POST', url: '/api/v1/any', headers: { 'content-type': type }, payload });
    const large = ' '.repeat(64 * 1024);

    expect((await send('{ "no JSON')).statusCode).toBe(200);
    expect((await send(large)).statusCode).toBe(200);
    expect((await send(`${large} `)).statusCode).toBe(413);
    expect(received).toEqual(['{ "no JSON', large]);
  },
);

test('hands a body to another API whole where the first one refuses the connection', async () => {
  const address = await echoApi();
  const gateway = await liveGateway(() => ['http://127.0.0.1:1', address]);
  const transfer = () => gateway.inject({ method: 'POST', url: '/api/v1/transfers', payload: { amount: 1 } });

  const answers = [await transfer(), await transfer()];

  expect(answers.map((answer) => answer.json())).toEqual(
    Array(2).fill(expect.objectContaining({ method: 'POST', body: { amount: 1 } })),
  );
  const hosts = answers.map((answer) => answer.json().headers.host);
  expect(hosts).toEqual(Array(2).fill(new URL(address).host));
});

test('closes its connections to the API when it is closed', async () => {
  const api = fastify();
  api.get('/api/v1/any', async () => ({}));
  opened.push(api);
  const connected = once(api.server, 'connection');
  const address = await api.listen({ host: '127.0.0.1', port: 0 });
  const gateway = await liveGateway(() => [address]);
  await gateway.inject('/api/v1/any');
  const [socket] = await connected;
  const closed = once(socket, 'close');

  await gateway.close();

  await closed;
});

test('passes a refusal on as it is, once', async () => {
  const address = await echoApi();
  const gateway = await liveGateway(() => [address]);

  const { statusCode } = await gateway.inject({ url: '/api/v1/accounts', headers: { 'x-status': '503' } });

  expect(statusCode).toBe(503);
});

test.each([
  ['that is not there', () => ['http://127.0.0.1:1']],
  ['that is being started', () => []],
])('answers for an API %s with a problem document', async (_, api) => {
  const gateway = await liveGateway(api);

  const answer = await gateway.inject({ method: 'POST', url: '/api/v1/auth/login', payload: { username: 'ada' } });

  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(answer.json()).toEqual({
    type: '/problems/unavailable',
    title: 'Not available right now',
    status: 503,
    detail: 'We can’t do this right now. Your money is safe. Try again in a moment.',
    retryAfter: 5,
  });
});

test('logs sixty requests a minute that the API does not answer, and then how many it left out', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1);
  const gateway = await liveGateway(() => ['http://127.0.0.1:1']);
  const logged = jest.fn();
  gateway.addHook('onRequest', async ({ log }) => {
    log.error = logged;
  });
  const ask = () => gateway.inject('/api/v1/accounts');

  for (let count = 0; count < 61; count += 1) await ask();
  expect(logged.mock.calls).toEqual(
    Array(60).fill([{ reason: expect.stringContaining('ECONNREFUSED') }, 'No answer of the API']),
  );

  clock.mockReturnValue(60_001);
  await ask();
  await ask();
  expect(logged.mock.calls.slice(60).map(([line]) => line.omitted)).toEqual([1, undefined]);
  clock.mockRestore();
});

test('lets nothing but the API’s own paths through', async () => {
  const address = await echoApi();
  const gateway = await liveGateway(() => [address]);

  const { statusCode } = await gateway.inject('/api/v2/accounts');

  expect(statusCode).toBe(404);
});

test('gives HTML that comes from the API, or from what stands before it, every header of a page', async () => {
  const api = fastify();
  api.get('/api/v1/page', async (_, reply) =>
    reply
      .headers({ 'content-security-policy': 'script-src *', 'x-own': 'kept' })
      .type('text/html')
      .send('<p>A page</p>'),
  );
  opened.push(api);
  const address = await api.listen({ host: '127.0.0.1', port: 0 });
  const gateway = await liveGateway(() => [address]);

  const { headers, body } = await gateway.inject({
    url: '/api/v1/page',
    headers: { 'x-forwarded-proto': 'https' },
  });

  expect(body).toBe('<p>A page</p>');
  expect(headers).toMatchObject({
    'x-own': 'kept',
    ...strictPageHeaders,
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'none'; /);
  expect(headers['content-security-policy']).toContain(
    "require-trusted-types-for 'script'; trusted-types default retry",
  );
});

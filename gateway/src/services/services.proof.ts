import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ServiceSettings } from '@bank/registry/config/services.ts';
import { readCandidate, release } from '@bank/registry/release/release.ts';
import { folderWith, releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment } from '@bank/registry/testing/deployment.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { createGateway } from '../createGateway.ts';

const COOKIE = '__Host-bank_access=secret-access; __Host-bank_refresh=secret-refresh; __Host-bank_device=secret-device';
const MAX_WAIT_MS = 150;
const OWN_PAGE = { 'sec-fetch-site': 'same-origin', 'x-bank-request': '1' };

const opened: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.close()));
});

async function open(server: FastifyInstance): Promise<string> {
  opened.push(server);
  return server.listen({ host: '127.0.0.1', port: 0 });
}

/** Knows one session, and says what it was asked. */
async function identityApi() {
  const asked: { method: string; audience: string; headers: Record<string, unknown> }[] = [];
  const state = { isSignedIn: true };
  const api = fastify({ forceCloseConnections: true });
  api.route({
    method: ['GET', 'POST'],
    url: '/internal/assertion',
    handler: async ({ method, query, headers }, reply) => {
      const { audience } = query as { audience: string };
      asked.push({ method, audience, headers });
      if (state.isSignedIn) return { assertion: `assertion-${asked.length}` };
      return reply.code(401).type('application/problem+json').send({ type: '/problems/not-signed-in', status: 401 });
    },
  });
  api.get('/api/v1/auth/me', async () => ({ firstName: 'Amelia' }));
  api.post('/api/v1/auth/logout', async (_, reply) => {
    state.isSignedIn = false;
    return reply.code(204).send();
  });
  api.get('/.well-known/jwks.json', async () => ({ keys: [] }));
  return { address: await open(api), asked, state };
}

/** A squad's server that says what reached it, hangs, breaks or answers with too much. */
async function cardsService() {
  const service = fastify({ forceCloseConnections: true });
  const state = { isBroken: false, running: 0 };
  service.all('/v2/*', async ({ method, url, headers, body }, reply) => {
    if (state.isBroken) return reply.code(500).send('secret-stack');
    return reply
      .headers({
        'set-cookie': '__Host-bank_access=stolen; Path=/; Secure',
        'content-security-policy': 'script-src *',
        'cache-control': 'public',
        'access-control-allow-origin': '*',
        location: 'https://evil.example/',
        etag: '"1"',
      })
      .send({ method, url, headers, body });
  });
  service.get('/v2/hangs', () => {
    state.running += 1;
    return new Promise(() => {});
  });
  service.get('/v2/drips', (_, reply) => {
    reply.hijack();
    const timer = setInterval(() => reply.raw.write('x'), 20);
    reply.raw.once('close', () => clearInterval(timer));
  });
  service.get('/v2/large', async () => 'x'.repeat(5000));
  service.get('/v2/refuses', async (_, reply) => reply.code(401).send());
  return { address: `${await open(service)}/v2`, state };
}

async function bank(settings: Partial<ServiceSettings> = {}, dataMode: 'live' | 'sample' = 'live') {
  const [api, cards] = await Promise.all([identityApi(), cardsService()]);
  const deployment = await emptyDeployment();
  await releaseAll(
    deployment,
    shellBuild(),
    remoteBuild('cards', { services: [{ name: 'cards' }, { name: 'loans' }] }),
  );
  const gateway = await createGateway({
    config: { ...config, dataMode },
    deployment,
    api: () => [api.address],
    services: { cards: { upstream: cards.address, ...settings }, loans: { upstream: 'http://127.0.0.1:1' } },
    fairness: { maxWaitMs: MAX_WAIT_MS },
  });
  opened.push(gateway);
  gateway.log.level = 'silent';
  const logged: unknown[] = [];
  gateway.addHook('onRequest', async ({ log }) => {
    log.error = (...line: unknown[]) => logged.push(line);
  });
  const ask = (url: string, headers: Record<string, string> = {}) =>
    gateway.inject({
      url,
      remoteAddress: '203.0.113.9',
      headers: { cookie: COOKIE, host: 'bank.example', ...headers },
    });
  const write = (url: string, payload: object | string = {}) =>
    gateway.inject({ method: 'POST', url, headers: { cookie: COOKIE, ...OWN_PAGE }, payload });
  const health = async () => (await gateway.inject({ url: '/banking/health', headers: { host: 'localhost' } })).json();
  return { api, cards, gateway, logged, ask, write, health };
}

test('hands a request to the service under its own path, and tells it who asks by an assertion alone', async () => {
  const { api, gateway } = await bank();

  const answer = await gateway.inject({
    method: 'POST',
    url: '/api/cards/limits/7?a=1',
    remoteAddress: '203.0.113.9',
    headers: {
      cookie: COOKIE,
      ...OWN_PAGE,
      host: 'bank.example',
      origin: 'http://bank.example',
      authorization: 'Bearer forged',
      'x-request-id': 'forged',
      'x-forwarded-for': '198.51.100.7',
      'idempotency-key': 'once',
    },
    payload: { daily: 500 },
  });

  const { method, url, headers, body } = answer.json();
  expect({ method, url, body }).toEqual({ method: 'POST', url: '/v2/limits/7?a=1', body: { daily: 500 } });
  const { host, connection, ...sent } = headers;
  expect(sent).toEqual({
    authorization: 'Bearer assertion-1',
    'x-request-id': answer.headers['x-request-id'],
    traceparent: expect.stringMatching(`^00-${answer.headers['x-request-id']}-[0-9a-f]{16}-00$`),
    'idempotency-key': 'once',
    'content-type': 'application/json',
    'content-length': '13',
  });
  expect(sent['x-request-id']).toMatch(/^[\da-f]{32}$/);
  expect(api.asked).toMatchObject([
    {
      method: 'POST',
      audience: 'cards',
      headers: {
        cookie: COOKIE,
        ...OWN_PAGE,
        origin: 'http://bank.example',
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-host': 'bank.example',
        'x-forwarded-proto': 'http',
      },
    },
  ]);
});

test('lets no cookie, redirect, policy or caching of a service onto the bank’s origin', async () => {
  const { ask } = await bank();

  const { headers } = await ask('/api/cards/any');

  expect(headers).toMatchObject({ etag: '"1"', 'cache-control': 'no-store' });
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox$/);
  for (const name of ['set-cookie', 'location', 'access-control-allow-origin'])
    expect(headers).not.toHaveProperty(name);
});

test('passes on what the identity API says to whoever is not signed in, and does not reach the service', async () => {
  const { api, cards, ask } = await bank();
  api.state.isSignedIn = false;
  cards.state.isBroken = true;

  const answer = await ask('/api/cards/any');

  expect([answer.statusCode, answer.json().type]).toEqual([401, '/problems/not-signed-in']);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
});

test('asks once for what a session reads of a service, and for every change', async () => {
  const { api, ask, write } = await bank();

  await Promise.all([ask('/api/cards/a'), ask('/api/cards/b')]);
  await ask('/api/cards/c');
  await ask('/api/cards/d', { cookie: '__Host-bank_access=other' });
  await ask('/api/loans/e');
  await write('/api/cards/f');
  await write('/api/cards/g');

  expect(api.asked.map(({ method, audience }) => `${method} ${audience}`)).toEqual([
    ...['GET cards', 'GET cards', 'GET loans', 'POST cards', 'POST cards'],
  ]);
});

test('ends with the session: after a sign-out the service is reached by nobody', async () => {
  const { ask, write } = await bank();
  expect((await ask('/api/cards/any')).statusCode).toBe(200);

  await write('/api/v1/auth/logout');

  expect((await ask('/api/cards/any')).statusCode).toBe(401);
});

test('a service that is down, hangs or drips costs its own answers only', async () => {
  const { gateway, ask, health } = await bank({ timeoutMs: 200 });
  const hung = Array.from({ length: 20 }, (_, at) =>
    ask(at % 2 ? '/api/cards/hangs' : '/api/cards/drips', { cookie: `__Host-bank_access=${at}` }),
  );

  expect((await ask('/api/v1/auth/me')).statusCode).toBe(200);
  const down = await ask('/api/loans/any');
  for (const answer of [down, ...(await Promise.all(hung))]) {
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({
      type: '/problems/unavailable',
      detail: 'This service isn’t available right now. Everything else works as usual. Try again in a moment.',
    });
    expect(answer.headers['retry-after']).toBe('5');
  }
  expect(await health()).toMatchObject({
    status: 'degraded',
    problems: [
      expect.stringMatching(/^The service cards fails \(.*200 ms\); its pages show an error\.$/),
      expect.stringMatching(/^The service loans fails \(.*ECONNREFUSED/),
    ],
    services: [
      { name: 'cards', state: 'failing', lastFailure: { at: expect.any(String), reason: expect.any(String) } },
      { name: 'loans', state: 'failing', requests: 1, failures: 1 },
    ],
  });
  expect((await gateway.inject({ url: '/banking/health', headers: { host: 'bank.example' } })).json()).toEqual({
    status: 'degraded',
  });

  await ask('/api/cards/any');
  expect((await health()).services[0]).toMatchObject({ state: 'ok', p50: expect.any(Number) });
});

test('a service’s own error reaches the page, and health', async () => {
  const { cards, ask, health } = await bank();
  cards.state.isBroken = true;

  expect((await ask('/api/cards/any')).statusCode).toBe(500);

  expect((await health()).services[0]).toMatchObject({
    state: 'failing',
    lastFailure: { reason: 'It answers with 500' },
  });
});

test('a service that refuses the assertion ends nobody’s session', async () => {
  const { ask, health } = await bank();

  expect((await ask('/api/cards/refuses')).statusCode).toBe(503);

  expect((await health()).services[0].lastFailure.reason).toBe('It does not accept the assertion (401)');
});

test('holds requests and answers to the sizes of the service', async () => {
  const { ask, write } = await bank({ maxBodyBytes: 100, maxAnswerBytes: 4000 });

  const tooLarge = await write('/api/cards/any', { text: 'x'.repeat(100) });
  expect([tooLarge.statusCode, tooLarge.json().type]).toEqual([413, '/problems/too-large']);
  expect((await write('/api/cards/any', { text: 'x' })).statusCode).toBe(200);
  expect((await ask('/api/cards/large')).statusCode).toBe(503);
});

test('a customer has six requests at a service at a time', async () => {
  const { cards, ask } = await bank({ timeoutMs: 2 * MAX_WAIT_MS });

  await Promise.all(Array.from({ length: 20 }, () => ask('/api/cards/hangs')));

  expect(cards.state.running).toBe(6);
});

test.each([
  ['/api/cards/%2e%2e/admin', 400],
  ['/api/cards/../admin', 400],
  ['/api/cards/..%2fadmin', 400],
  ['/api/cards/..\\admin', 400],
  ['/api/v1/%2e%2e/%2e%2e/internal/assertion?audience=cards', 400],
  ['/api/v1/../../internal/assertion?audience=cards', 400],
  ['/api/v1/..%2f..%2finternal/assertion?audience=cards', 400],
  ['/api/v1/..%5c..%5cinternal/assertion?audience=cards', 400],
  ['/.well-known/jwks.json/../../internal/assertion?audience=cards', 400],
  ['/internal/assertion?audience=cards', 404],
  ['/api/cardsandmore', 404],
  ['/api/unknown/any', 404],
])('%s leads nowhere (%i)', async (path, status) => {
  const { gateway } = await bank();
  await gateway.listen({ host: '127.0.0.1', port: 0 });
  const { port } = gateway.server.address() as AddressInfo;

  // Neither inject() nor fetch() would send the path as it is.
  const answer = await new Promise<IncomingMessage>((resolve) => {
    get({ host: '127.0.0.1', port, path, headers: { cookie: COOKIE } }, resolve);
  });

  expect(answer.statusCode).toBe(status);
  expect(await text(answer)).not.toContain('assertion-');
});

test('publishes the keys with which services verify who asks', async () => {
  const { ask } = await bank();

  expect((await ask('/.well-known/jwks.json')).json()).toEqual({ keys: [] });
});

test('keeps secrets out of the log', async () => {
  const { logged, ask } = await bank({ timeoutMs: 100 });

  await ask('/api/cards/hangs?token=secret-query');
  await ask('/api/cards/refuses');
  await ask('/api/loans/any');

  expect(logged).toHaveLength(3);
  expect(JSON.stringify(logged)).not.toMatch(/secret|assertion-/);
});

test('in sample mode nothing is forwarded', async () => {
  const { api, ask, health } = await bank({}, 'sample');

  expect((await ask('/api/cards/any')).statusCode).toBe(404);
  expect(await health()).toMatchObject({ status: 'ok', problems: [] });
  expect(api.asked).toEqual([]);
});

test('health names a service that a live remote needs and nobody has mapped', async () => {
  const api = await identityApi();
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards', { services: [{ name: 'cards' }] }));
  const gateway = await createGateway({
    config: { ...config, dataMode: 'live' },
    deployment,
    api: () => [api.address],
  });
  opened.push(gateway);

  expect((await gateway.inject({ url: '/banking/health', headers: { host: 'localhost' } })).json()).toMatchObject({
    status: 'degraded',
    problems: ['The service cards has no upstream in the configuration; its pages show an error.'],
  });
});

test('health names a service that a canary alone needs, too', async () => {
  const api = await identityApi();
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards'));
  const candidate = await readCandidate(await folderWith(remoteBuild('cards', { services: [{ name: 'cards' }] })));
  await release(deployment, candidate, { by: 'test', why: 'test', to: 10 });
  const gateway = await createGateway({
    config: { ...config, dataMode: 'live' },
    deployment,
    api: () => [api.address],
  });
  opened.push(gateway);

  expect((await gateway.inject({ url: '/banking/health', headers: { host: 'localhost' } })).json().problems).toEqual([
    'The service cards has no upstream in the configuration; its pages show an error.',
  ]);
});

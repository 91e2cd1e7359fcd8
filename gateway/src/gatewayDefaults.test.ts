import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment, type TestDeployment } from '@bank/registry/testing/deployment.ts';
import type { BankConfig } from '@bank/shared/config';
import { createGateway, type GatewayOptions } from './createGateway.ts';
import { NothingToServe } from './RegistrySource.ts';

let deployment: TestDeployment;
beforeAll(async () => {
  deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild());
});
afterEach(() => {
  delete process.env.BANK_TRUST_PROXY;
});

async function bank(change: Partial<BankConfig> = {}, options: Partial<GatewayOptions> = {}) {
  const gateway = await createGateway({ config: { ...config, ...change }, deployment, ...options });
  const logged = jest.spyOn(gateway.log, 'error').mockImplementation(() => {});
  gateway.addHook('onRequest', async (request) => {
    request.log.error = logged as never;
  });
  return { gateway, logged };
}

test('logs warnings and errors alone, and waits for busy connections when it closes', async () => {
  const { gateway } = await bank();

  expect(gateway.log.level).toBe('warn');
  expect(gateway.initialConfig.forceCloseConnections).toBe('idle');
});

test('answers what comes on an open connection while it closes', async () => {
  const { gateway } = await bank();
  await gateway.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((gateway.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');

  const closed = gateway.close();
  socket.write('GET /banking/ HTTP/1.1\r\nhost: bank.example\r\n\r\n');

  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK/);
  await closed;
});

test.each([
  [undefined, '127.0.0.1', true],
  [undefined, '203.0.113.9', false],
  ['203.0.113.9', '203.0.113.9', true],
])(
  'with BANK_TRUST_PROXY %s, a proxy at %s may say that a customer uses TLS: %s',
  async (trusted, remoteAddress, isTls) => {
    if (trusted) process.env.BANK_TRUST_PROXY = trusted;
    const { gateway } = await bank();

    const headers = { 'x-forwarded-proto': 'https' };
    const answer = await gateway.inject({ url: '/banking/', remoteAddress, headers });

    expect('strict-transport-security' in answer.headers).toBe(isTls);
  },
);

test('limits the number of requests nowhere but where a route says so', async () => {
  const { gateway } = await bank();

  expect((await gateway.inject('/banking/')).headers).not.toHaveProperty('x-ratelimit-limit');
});

test('asks every client to connect anew while it drains, and none before', async () => {
  let isDraining = false;
  const { gateway } = await bank({}, { isDraining: () => isDraining });
  expect((await gateway.inject('/banking/')).headers.connection).not.toBe('close');

  isDraining = true;

  expect((await gateway.inject('/banking/')).headers.connection).toBe('close');
});

test.each([
  ['sample data', {}, 200],
  ['live data without an API', { dataMode: 'live' as const }, 503],
  ['an API elsewhere', { apiBase: 'https://api.example/api/v1' }, 404],
])('with %s, the sample customer is answered with %i', async (_, change, status) => {
  const { gateway } = await bank(change);

  expect((await gateway.inject('/api/v1/auth/me')).statusCode).toBe(status);
});

test('says what it does not have, and where the bank is', async () => {
  const { gateway } = await bank();

  const { statusCode, headers, json } = await gateway.inject({ method: 'POST', url: '/other?a=1' });

  expect([statusCode, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
  expect(json()).toEqual({
    title: 'Not found',
    status: 404,
    detail: 'Nothing answers POST /other?a=1 here. The bank is at /banking/.',
  });
});

describe('an error', () => {
  const failing = async (error: Error) => {
    const { gateway, logged } = await bank();
    gateway.get('/failing', () => Promise.reject(error));
    return { logged, ...(await gateway.inject('/failing')) };
  };

  test.each([undefined, 500, 502])('of the bank (%s) is a page that says so, and is logged', async (statusCode) => {
    const error = Object.assign(new Error('broken'), statusCode && { statusCode });

    const { logged, ...answer } = await failing(error);

    expect(answer).toMatchObject({
      statusCode: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'retry-after': '5',
        'integrity-policy': expect.stringContaining('script'),
      },
      body: expect.stringContaining('will be back in a moment'),
    });
    expect(logged.mock.calls).toEqual([[{ err: error }]]);
  });

  test('that comes with each request is logged sixty times a minute', async () => {
    const { gateway, logged } = await bank();
    gateway.get('/failing', () => Promise.reject(new Error('broken')));

    for (let count = 0; count < 70; count += 1) await gateway.inject('/failing');

    expect(logged).toHaveBeenCalledTimes(60);
  });

  test('of the client is answered with its status alone', async () => {
    const { logged, statusCode, body } = await failing(Object.assign(new Error('teapot'), { statusCode: 418 }));

    expect([statusCode, body, logged.mock.calls]).toEqual([418, '', []]);
  });

  test('that there is nothing to serve is not logged for each customer', async () => {
    const { logged, statusCode } = await failing(new NothingToServe());

    expect([statusCode, logged.mock.calls]).toEqual([503, []]);
  });
});

test('logs why the newest registry is not served', async () => {
  const { gateway, logged } = await bank({}, { deployment: await emptyDeployment() });

  await gateway.inject('/banking/');

  expect(logged).toHaveBeenCalledWith({}, expect.stringContaining('holds no bank yet'));
});

test('logs sixty altered files a minute, however many are asked for in turn', async () => {
  const files = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`${at}.png`, `Picture ${at}`]));
  const altered = await emptyDeployment();
  const [, version] = await releaseAll(altered, shellBuild(), remoteBuild('cards', {}, files));
  const folder = `artifacts/mfe-cards/${version}`;
  for (const file of Object.keys(files)) await writeFile(path.join(altered.store.root, folder, file), 'altered');
  const { gateway, logged } = await bank({}, { deployment: altered });

  for (let round = 0; round < 3; round += 1)
    for (const file of Object.keys(files)) await gateway.inject(`/banking/${folder}/${file}`);

  expect(logged).toHaveBeenCalledTimes(60);
});

test('serves what is being developed in place of what was released, without hashes', async () => {
  const { gateway } = await bank(
    {},
    {
      develop: (released) => ({
        found: [{ part: 'store', text: 'in development' }],
        get: async (visitor) => ({ ...(await released.get(visitor)), template: 'In development: %HEAD%' }),
      }),
    },
  );

  const { body, headers } = await gateway.inject('/banking/');

  expect(body).toMatch(/^In development: $/m);
  expect(headers['integrity-policy']).toBeUndefined();
  expect((await gateway.inject('/banking/health')).json()).toMatchObject({ problems: ['in development'] });
});

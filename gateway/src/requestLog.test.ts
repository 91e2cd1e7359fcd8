import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment } from '@bank/registry/testing/deployment.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { createGateway } from './createGateway.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';
/** A request says this of its customer. */
const SECRETS = {
  account: '400011556399',
  query: 'ada.lovelace',
  cookie: 'access-secret',
  authorization: 'bearer-secret',
  body: 'password-secret',
};

const opened: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.close()));
});

async function bank(logRequests = true) {
  const asked: Record<string, unknown>[] = [];
  const api = fastify({ forceCloseConnections: true });
  api.all('/*', async ({ headers, url }) => {
    asked.push(headers);
    return url.startsWith('/internal') ? { assertion: 'signed' } : {};
  });
  opened.push(api);
  const address = await api.listen({ host: '127.0.0.1', port: 0 });
  const deployment = await emptyDeployment();
  const [, cards = ''] = await releaseAll(deployment, shellBuild(), remoteBuild('cards'));
  const lines: Record<string, unknown>[] = [];
  const gateway = await createGateway({
    config: { ...config, dataMode: 'live' },
    deployment,
    api: () => [address],
    services: { cards: { upstream: `${address}/v2` } },
    instruments: { logRequests, logTo: { write: (line) => lines.push(JSON.parse(line)) } },
  });
  opened.push(gateway);
  const ask = (url: string, headers = {}, method: 'GET' | 'POST' = 'GET') =>
    gateway.inject({
      method,
      url: `${url}/${SECRETS.account}?search=${SECRETS.query}`,
      headers: {
        cookie: `__Host-bank_access=${SECRETS.cookie}`,
        authorization: `Bearer ${SECRETS.authorization}`,
        accept: 'text/html',
        ...headers,
      },
      ...(method === 'POST' && { payload: { password: SECRETS.body } }),
    });
  return { gateway, api, asked, lines, ask, cards };
}

test('writes one line for each request: route, status, time and trace', async () => {
  const { lines, ask } = await bank();

  const traceparent = `00-${TRACE}-${SPAN}-01`;
  await ask('/banking/accounts', { traceparent });
  await ask('/api/v1/accounts', { traceparent: 'malformed' });

  expect(lines).toMatchObject([
    {
      level: 30,
      msg: 'request',
      trace: TRACE,
      method: 'GET',
      route: '/banking/*',
      status: 200,
      ms: expect.any(Number),
    },
    { msg: 'request', trace: expect.stringMatching(/^[0-9a-f]{32}$/), route: '/api/v1/*', status: 200 },
  ]);
});

test('says of a file whose it is', async () => {
  const { gateway, lines, cards } = await bank();

  await gateway.inject(`/banking/artifacts/mfe-cards/${cards}/entry.js`);

  expect(lines).toMatchObject([{ route: '/banking/artifacts/*', status: 200, remote: 'mfe-cards', version: cards }]);
});

test('writes nothing of requests unless it is asked to', async () => {
  const { lines, ask } = await bank(false);

  await ask('/banking/accounts');

  expect(lines).toEqual([]);
});

test('writes nothing that a customer sends, whatever happens to the request', async () => {
  const { gateway, api, lines, ask } = await bank();
  gateway.get('/failing/:account', () => Promise.reject(new Error('broken')));

  for (const url of ['/banking/accounts', '/api/v1/accounts', '/api/cards/limits', '/failing', '/nowhere'])
    await ask(url);
  await ask('/api/v1/auth/login', {}, 'POST');
  await ask('/api/cards/limits', { 'content-length': '9999999' }, 'POST');
  await ask('/banking/%zz');
  await api.close();
  await ask('/api/v1/accounts');
  await ask('/api/cards/limits');

  expect(lines.length).toBeGreaterThan(9);
  expect(lines.filter(({ level }) => level === 50)).not.toEqual([]);
  expect(lines.every(({ trace }) => typeof trace === 'string')).toBe(true);
  const text = JSON.stringify(lines);
  expect(Object.values(SECRETS).filter((secret) => text.includes(secret))).toEqual([]);
});

test('hands the trace to the API and to services, and makes one where there is none', async () => {
  const { asked, lines, ask } = await bank();

  await ask('/api/v1/accounts', { traceparent: `00-${TRACE}-${SPAN}-01` });
  await ask('/api/cards/limits');

  const [given, assertion, made] = asked;
  expect(given?.traceparent).toBe(`00-${TRACE}-${SPAN}-01`);
  const trace = lines[1]?.trace;
  for (const headers of [assertion, made])
    expect(headers?.traceparent).toMatch(new RegExp(`^00-${trace}-[0-9a-f]{16}-00$`));
  expect(made?.['x-request-id']).toBe(trace);
});

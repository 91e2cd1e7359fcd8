import { setImmediate } from 'node:timers/promises';
import { openMetrics } from '@bank/observability/openMetrics.ts';
import { setCanary } from '@bank/registry/edits/canary.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment } from '@bank/registry/testing/deployment.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { createGateway } from '../createGateway.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function bank(api?: FastifyInstance) {
  const deployment = await emptyDeployment();
  const builds = [remoteBuild('cards'), remoteBuild('cards', {}, { 'page.js': 'new' })];
  const [, first = '', second = ''] = await releaseAll(deployment, shellBuild(), ...builds);
  const reason = { by: 'test', action: 'test', app: 'mfe-cards', why: 'test' };
  await revise(deployment, reason, setCanary('mfe-cards', first, 10));
  const metrics = await openMetrics({ host: '127.0.0.1', port: 0, server: 'gateway' });
  const address = await api?.listen({ host: '127.0.0.1', port: 0 });
  const gateway = await createGateway({
    config: { ...config, dataMode: api ? 'live' : 'sample' },
    deployment,
    api: () => (address ? [address] : []),
    instruments: { metrics, logTo: { write: () => {} } },
  });
  stops.push(
    () => gateway.close(),
    metrics.close,
    () => api?.close(),
  );
  const read = async (name: string) => {
    const lines = (await (await fetch(metrics.address)).text()).split('\n');
    return lines.filter((line) => line.startsWith(name)).map((line) => line.replace(',server="gateway"', ''));
  };
  const report = (...events: object[]) => gateway.inject({ method: 'POST', url: '/banking/events', payload: events });
  const visit = { type: 'visit', remote: 'mfe-cards', part: '/cards', phase: 'chunk', ms: 1, retries: 0 };
  return { deployment, gateway, first, second, read, report, visit };
}

test('counts requests by route template and class of the answer, and what nothing answers as one', async () => {
  const { gateway, read } = await bank();

  for (const url of ['/banking/cards', '/banking/accounts/7', '/banking/artifacts/none', '/a', '/b'])
    await gateway.inject({ url, headers: { accept: 'text/html' } });

  const counts = await read('bank_http_request_duration_seconds_count');
  expect(counts.sort()).toEqual([
    'bank_http_request_duration_seconds_count{method="GET",route="/banking/*",status="2xx"} 2',
    'bank_http_request_duration_seconds_count{method="GET",route="none",status="4xx"} 3',
  ]);
});

test('counts visits and errors by version and channel, and what each page measured', async () => {
  const { first, second, read, report, visit } = await bank();
  const error = { type: 'error', kind: 'render', name: 'E', message: '', stack: [], page: '', count: 3, isFirst: true };
  const vital = { type: 'vital', remote: 'mfe-cards', version: second, page: '/cards' };
  await report(
    { ...visit, version: second, outcome: 'ok' },
    { ...visit, version: second, outcome: 'ok' },
    { ...visit, version: first, outcome: 'failed' },
    { ...error, remote: 'mfe-cards', version: first, isFatal: true },
    { ...error, remote: 'unknown', version: '' },
    { ...vital, name: 'LCP', value: 1500 },
    { ...vital, name: 'CLS', value: 0.02 },
    { ...vital, name: 'LCP', value: 900, page: '/made-up' },
  );

  const [active, canary] = [`version="${second}",channel="active"`, `version="${first}",channel="canary"`];
  const visits = await read('bank_page_visits_total');
  expect(visits).toContain(`bank_page_visits_total{remote="mfe-cards",${active},outcome="ok"} 2`);
  expect(visits).toContain(`bank_page_visits_total{remote="mfe-cards",${canary},outcome="failed"} 1`);
  expect(visits).toContain(`bank_page_visits_total{remote="mfe-cards",${canary},outcome="crashed"} 1`);
  expect(await read('bank_page_errors_total')).toEqual([
    expect.stringMatching(/^bank_page_errors_total\{remote="shell".*\} 0$/),
    `bank_page_errors_total{remote="mfe-cards",${active}} 0`,
    `bank_page_errors_total{remote="mfe-cards",${canary}} 3`,
    'bank_page_errors_total{remote="unknown",version="",channel="past"} 3',
  ]);
  const vitals = await read('bank_page_vital_seconds');
  expect(vitals).toContain(
    `bank_page_vital_seconds_bucket{remote="mfe-cards",${active},page="/cards",vital="LCP",le="1.2"} 0`,
  );
  expect(vitals).toContain(
    `bank_page_vital_seconds_bucket{remote="mfe-cards",${active},page="/cards",vital="LCP",le="1.8"} 1`,
  );
  expect(vitals).toContain(`bank_page_vital_seconds_sum{remote="mfe-cards",${active},page="/cards",vital="LCP"} 1.5`);
  expect(vitals).toContain(`bank_page_vital_seconds_sum{remote="mfe-cards",${active},page="",vital="LCP"} 0.9`);
  expect(await read('bank_page_layout_shift_count')).toEqual([
    `bank_page_layout_shift_count{remote="mfe-cards",${active},page="/cards",vital="CLS"} 1`,
  ]);
});

test('has no series of versions that the registry has no more', async () => {
  const { deployment, first, read, report, visit } = await bank();
  const ofFirst = async () => (await read('bank_')).filter((line) => line.includes(first));
  await report({ ...visit, version: first, outcome: 'ok' });
  expect(await ofFirst()).not.toEqual([]);
  const reason = { by: 'test', action: 'test', app: 'mfe-cards', why: 'test' };
  const without = await revise(deployment, reason, (state) => ({
    ...state,
    remotes: Object.fromEntries(Object.entries(state.remotes).map(([name, { canary: _, ...rest }]) => [name, rest])),
    releases: {
      ...state.releases,
      'mfe-cards': Object.fromEntries(
        Object.entries(state.releases['mfe-cards'] ?? {}).filter(([version]) => version !== first),
      ),
    },
  }));
  expect(without.registry?.releases['mfe-cards']).not.toHaveProperty(first);

  // The gateway looks at its store once a second.
  while ((await ofFirst()).length > 0) await setImmediate();

  expect(await read('bank_version_info')).toHaveLength(2);
});

test('says what is served, since when, whose it is, and how many problems there are', async () => {
  const { gateway, first, second, read, visit } = await bank();
  expect(await read('bank_problems')).toEqual(['bank_problems{server="gateway"} 0']);
  expect(await read('bank_store_problems')).toEqual(['bank_store_problems{server="gateway"} 0']);
  expect(await read('bank_registry_revision')).toEqual(['bank_registry_revision{server="gateway"} 4']);
  const [changed = ''] = await read('bank_registry_change_timestamp_seconds');
  expect(Date.now() / 1000 - Number(changed.split(' ')[1])).toBeLessThan(60);
  expect(await read('bank_version_info')).toEqual([
    expect.stringContaining('remote="shell"'),
    `bank_version_info{remote="mfe-cards",owner="cards squad",version="${second}",channel="active"} 1`,
    `bank_version_info{remote="mfe-cards",owner="cards squad",version="${first}",channel="canary"} 1`,
  ]);

  const payload = Array(2).fill({ ...visit, version: second, outcome: 'failed' });
  for (const remoteAddress of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
    await gateway.inject({ method: 'POST', url: '/banking/events', remoteAddress, payload });

  expect(await read('bank_problems')).toEqual(['bank_problems{server="gateway"} 1']);
});

test('a stray file of the store is a problem, and no reason why the newest is not served', async () => {
  const { deployment, read } = await bank();
  await deployment.store.put('registry/stray.json', Buffer.from('{}'));

  // The gateway looks at its store once a second.
  while ((await read('bank_problems'))[0]?.endsWith(' 0')) await setImmediate();

  expect(await read('bank_store_problems')).toEqual(['bank_store_problems{server="gateway"} 0']);
});

test('says how long the API took, and when it does not answer', async () => {
  const api = fastify({ forceCloseConnections: true });
  api.get('/api/v1/me', async (_, reply) => reply.code(404).send({}));
  const { gateway, read } = await bank(api);

  await gateway.inject('/api/v1/me');
  await api.close();
  expect((await gateway.inject('/api/v1/me')).statusCode).toBe(503);

  expect(await read('bank_upstream_request_duration_seconds_count')).toEqual([
    'bank_upstream_request_duration_seconds_count{upstream="api",status="4xx"} 1',
    'bank_upstream_request_duration_seconds_count{upstream="api",status="error"} 1',
  ]);
});

test('says which API is ready, and counts one that is left out as a problem', async () => {
  const api = fastify({ forceCloseConnections: true });
  api.get('/readyz', async (_, reply) => reply.code(503).send({}));
  const { gateway, read } = await bank(api);
  expect(await read('bank_api_ready')).toEqual([
    expect.stringMatching(/^bank_api_ready\{address="http:..127.0.0.1:\d+"\} 1$/),
  ]);

  await gateway.ready();
  while ((await read('bank_api_ready')).some((line) => line.endsWith(' 1'))) await setImmediate();

  expect(await read('bank_problems')).toEqual(['bank_problems{server="gateway"} 1']);
  const health = (await gateway.inject('/banking/health')).json();
  expect(health).toMatchObject({ status: 'degraded', apis: [{ state: 'out', reason: 'it answers with 503' }] });
  expect(health.problems).toEqual([
    expect.stringMatching(/^The API http:.* has not been ready since 2.*: it answers with 503\.$/),
  ]);
});

import { setCanary } from '@bank/registry/edits/canary.ts';
import { disable } from '@bank/registry/edits/disable.ts';
import { pin } from '@bank/registry/edits/pin.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import { readTelemetry } from '@bank/registry/telemetry/readTelemetry.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment } from '@bank/registry/testing/deployment.ts';
import { createGateway } from './createGateway.ts';

/** The health of each gateway has to name an outage within this time of the fifth failed visit. */
const NAMED_WITHIN_MS = 30_000;

afterEach(() => jest.useRealTimers());

async function bank(isDraining = () => false) {
  const deployment = await emptyDeployment();
  const builds = [
    shellBuild(),
    remoteBuild('cards'),
    remoteBuild('cards', {}, { 'page.js': 'new' }),
    remoteBuild('bills'),
  ];
  const versions = await releaseAll(deployment, ...builds);
  const gateway = await createGateway({ config, deployment, isDraining });
  const report = (payload: unknown, headers = { 'content-type': 'application/json' }, remoteAddress = '127.0.0.1') =>
    gateway.inject({
      method: 'POST',
      url: '/banking/events',
      headers,
      remoteAddress,
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  const health = () => gateway.inject('/banking/health');
  const event = {
    type: 'visit',
    remote: 'mfe-cards',
    version: versions[2],
    part: '/cards',
    outcome: 'ok',
    phase: 'chunk',
    ms: 10,
    retries: 0,
  };
  return { deployment, versions, event, gateway, report, health };
}

test('health names revision, key and the state of every remote', async () => {
  const { deployment, versions, health } = await bank();
  const [, first = '', second = '', bills = ''] = versions;
  const reason = { by: 'test', action: 'test', app: 'mfe-cards', why: 'test' };
  await revise(deployment, reason, (state) => disable('mfe-bills', 'Soon')(setCanary('mfe-cards', first, 10)(state)));

  const { json, statusCode, headers } = await health();

  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(json()).toMatchObject({
    status: 'ok',
    problems: [],
    revision: 6,
    key: 'test',
    shell: { name: 'shell', state: 'live' },
    remotes: [
      { name: 'mfe-bills', state: 'disabled', version: bills, message: 'Soon', loads: 0 },
      {
        name: 'mfe-cards',
        owner: 'cards squad',
        state: 'live',
        version: second,
        canary: { version: first, percent: 10 },
      },
    ],
  });
});

test('health shows a pin', async () => {
  const { deployment, health } = await bank();
  await revise(deployment, { by: 'test', action: 'pin', app: 'mfe-cards', why: 'test' }, pin('mfe-cards'));

  expect((await health()).json().remotes).toMatchObject([
    { name: 'mfe-bills', state: 'live' },
    { name: 'mfe-cards', state: 'pinned' },
  ]);
});

test('health tells load balancers to look elsewhere while the gateway drains or has nothing to serve', async () => {
  const { health } = await bank(() => true);
  expect(await health()).toMatchObject({ statusCode: 503 });
  expect((await health()).json().status).toBe('draining');

  const empty = await createGateway({ config, deployment: await emptyDeployment() });
  empty.log.level = 'silent';
  const { statusCode, json } = await empty.inject('/banking/health');
  expect({ statusCode, status: json().status }).toEqual({ statusCode: 503, status: 'down' });
});

test('counts what pages report, from a beacon of either type, for the canary apart', async () => {
  const { deployment, versions, event, report, health } = await bank();
  const [, first = ''] = versions;
  await revise(
    deployment,
    { by: 'test', action: 'test', app: 'mfe-cards', why: 'test' },
    setCanary('mfe-cards', first, 10),
  );
  const durations = Array.from({ length: 100 }, (_, index) => ({ ...event, ms: index + 1 }));
  expect((await report(durations)).statusCode).toBe(204);
  const outcomes = ['failed', 'failed', 'fallback', 'override', 'slow'];
  const rest = outcomes.map((outcome) => ({ ...event, outcome, retries: 1, ms: 5000 }));
  const plain = { 'content-type': 'text/plain;charset=UTF-8' };
  expect((await report([...rest, { ...event, version: first }], plain)).statusCode).toBe(204);

  expect((await health()).json().remotes[1]).toMatchObject({
    name: 'mfe-cards',
    loads: 104,
    failures: 2,
    fallbacks: 1,
    retries: 5,
    overrides: 1,
    errors: 0,
    p50: 51,
    p95: 96,
    canary: { version: first, percent: 10, loads: 1, failures: 0 },
  });
});

test('names a version in outage with the fifth failed visit, of three networks at least', async () => {
  const { versions, event, report, health } = await bank();
  const failed = { ...event, outcome: 'failed', phase: 'render' };
  const from = (address: string) => report([failed], undefined, address);
  for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8::3', '203.0.113.1', '203.0.113.1'])
    await from(address);
  expect((await health()).json()).toMatchObject({ status: 'ok', problems: [] });

  await from('203.0.113.2');

  expect((await health()).json()).toMatchObject({
    status: 'degraded',
    problems: [
      expect.stringMatching(
        `^mfe-cards ${versions[2]} \\(cards squad\\) failed in 6 of 6 visits .* rollback mfe-cards --from ${versions[2]?.slice(6)} `,
      ),
    ],
  });
});

test('each gateway names an outage within 30 s of the fifth failed visit, by its own clock', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'setTimeout'] });
  const { deployment, versions, event, gateway, report, health } = await bank();
  const other = await createGateway({ config, deployment });
  await Promise.all([gateway.ready(), other.ready()]);
  const failed = { ...event, outcome: 'failed', phase: 'render' };
  for (const address of ['192.0.2.1', '198.51.100.1', '203.0.113.1', '203.0.113.2', '203.0.113.3'])
    await report([failed], undefined, address);
  const named = () => other.inject('/banking/health').then(({ json }) => json().problems);
  expect((await health()).json().status).toBe('degraded');
  expect(await named()).toEqual([]);

  // The store takes its time between two seconds of the clock.
  for (let passed = 0; passed < NAMED_WITHIN_MS && (await named()).length === 0; passed += 1000)
    jest.advanceTimersByTime(1000);

  expect(await named()).toEqual([expect.stringMatching(`^mfe-cards ${versions[2]} .* failed in 5 of 5 visits`)]);
  await Promise.all([gateway.close(), other.close()]);
});

test('shows the operator the errors of pages, and leaves them in the store for all as it ends', async () => {
  const { deployment, event, gateway, report, health } = await bank();
  const error = {
    type: 'error',
    remote: 'mfe-cards',
    version: event.version,
    kind: 'render',
    name: 'TypeError',
    message: 'x is undefined',
    stack: ['page.js:1:2'],
    page: '/cards',
    count: 2,
  };
  expect((await report([event, { ...error, isFirst: true }])).statusCode).toBe(204);

  const { errors } = (await health()).json();
  await gateway.close();

  const { type: _, ...reported } = error;
  expect(errors).toEqual([
    { ...reported, pages: 1, id: expect.any(String), firstAt: expect.any(String), lastAt: expect.any(String) },
  ]);
  const { facts, unreadable } = await readTelemetry(deployment.store);
  expect(facts).toEqual({
    visits: [{ remote: 'mfe-cards', version: event.version, outcome: 'ok', count: 1 }],
    errors,
    flags: [],
  });
  expect(unreadable).toEqual([]);
});

test('refuses a report that is too large, and one of another type', async () => {
  const { report } = await bank();

  expect((await report(' '.repeat(70_000))).statusCode).toBe(413);
  expect((await report('x', { 'content-type': 'text/html' })).statusCode).toBe(415);
});

test('takes sixty reports a minute from one address, and another address’s too', async () => {
  const { gateway } = await bank();
  const from = async (address: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    return (await gateway.inject({ method: 'POST', url: '/banking/events', headers, payload: '[]' })).statusCode;
  };
  const codes = [];
  for (let count = 0; count < 61; count += 1) codes.push(await from('192.0.2.1'));

  expect(codes.slice(0, 60).every((code) => code === 204)).toBe(true);
  expect(codes[60]).toBe(429);
  expect(await from('192.0.2.2')).toBe(204);
});

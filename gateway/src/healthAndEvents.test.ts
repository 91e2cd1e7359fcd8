import { setCanary } from '@bank/registry/edits/canary.ts';
import { disable } from '@bank/registry/edits/disable.ts';
import { pin } from '@bank/registry/edits/pin.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment } from '@bank/registry/testing/deployment.ts';
import { createGateway } from './createGateway.ts';

const event = {
  name: 'ok',
  remote: 'mfe-cards',
  version: '1.0.0-0123456789',
  owner: 'Cards & more',
  phase: 'page',
  ms: 10,
};

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
  const report = (payload: unknown, headers = { 'content-type': 'application/json' }) =>
    gateway.inject({
      method: 'POST',
      url: '/banking/events',
      headers,
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  const health = () => gateway.inject('/banking/health');
  return { deployment, versions, gateway, report, health };
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
    revision: 5,
    key: 'test',
    shell: { name: 'shell', state: 'live' },
    remotes: [
      {
        name: 'mfe-cards',
        owner: 'cards squad',
        state: 'live',
        version: second,
        canary: { version: first, percent: 10 },
      },
      { name: 'mfe-bills', state: 'disabled', version: bills, message: 'Soon', loads: 0 },
    ],
  });
});

test('health shows a pin', async () => {
  const { deployment, health } = await bank();
  await revise(deployment, { by: 'test', action: 'pin', app: 'mfe-cards', why: 'test' }, pin('mfe-cards'));

  expect((await health()).json().remotes[0].state).toBe('pinned');
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

test('counts what pages report, from a beacon of either type', async () => {
  const { report, health } = await bank();
  const durations = Array.from({ length: 100 }, (_, index) => ({ ...event, ms: index + 1 }));
  expect((await report(durations)).statusCode).toBe(204);
  const rest = ['failed', 'failed', 'retried', 'override', 'slow'].map((name) => ({ ...event, name, ms: 5000 }));
  expect((await report(rest, { 'content-type': 'text/plain;charset=UTF-8' })).statusCode).toBe(204);

  expect((await health()).json().remotes[0]).toMatchObject({
    loads: 103,
    failures: 2,
    retries: 1,
    overrides: 1,
    p50: 51,
    p95: 96,
  });
});

test.each([
  ['no JSON', '{'],
  ['no list', event],
  ['an unknown name', [{ ...event, name: 'stolen' }]],
  ['no duration', [{ ...event, ms: -1 }]],
  ['a missing key', [{ ...event, owner: undefined }]],
  ['too many', Array.from({ length: 101 }, () => event)],
])('refuses a report that is %s, as a whole', async (_, payload) => {
  const { report, health } = await bank();

  expect((await report(payload)).statusCode).toBe(400);
  expect((await health()).json().remotes[0].loads).toBe(0);
});

test('refuses a report that is too large, and one of another type', async () => {
  const { report } = await bank();

  expect((await report(' '.repeat(70_000))).statusCode).toBe(413);
  expect((await report('x', { 'content-type': 'text/html' })).statusCode).toBe(415);
});

test('keeps nothing of remotes that the registry does not know', async () => {
  const { report, health } = await bank();

  expect(
    (
      await report([
        { ...event, remote: 'mfe-made-up' },
        { ...event, remote: '__proto__' },
      ])
    ).statusCode,
  ).toBe(204);

  expect(JSON.stringify((await health()).json())).not.toContain('made-up');
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

import type { Verdict } from '@bank/registry/schema.ts';
import { cardsRegistry, cardsRelease } from '@bank/registry/testing/cardsRegistry.ts';
import { MemoryStore } from '@bank/registry/testing/MemoryStore.ts';
import fastify from 'fastify';
import { Apis } from './apis/Apis.ts';
import { Telemetry } from './events/Telemetry.ts';
import { Violations } from './events/Violations.ts';
import { healthRoute } from './healthRoute.ts';
import { resolve } from './resolve.ts';

const DAY_MS = 86_400_000;

interface Situation {
  isDown?: boolean;
  isDraining?: boolean;
  ageDays?: number;
  ofSource?: string[];
  ofArtifacts?: string[];
  failed?: number;
  verdict?: Verdict;
}

async function healthOf(situation: Situation = {}, remoteAddress = '127.0.0.1') {
  const {
    isDown = false,
    isDraining = false,
    ageDays = 0,
    ofSource = [],
    ofArtifacts = [],
    failed = 1,
    verdict,
  } = situation;
  const registry = cardsRegistry({ active: 'a', previous: [] }, cardsRelease('a'));
  registry.signedAt = new Date(Date.now() - ageDays * DAY_MS).toISOString();
  if (verdict) registry.verdicts = { 'mfe-cards': verdict };
  const served = {
    registry,
    changes: [{ id: 'a', change: registry.change, key: 'ada' }],
    ...resolve(registry, '/'),
    template: '',
  };
  const telemetry = new Telemetry();
  const visit = { type: 'visit', remote: 'mfe-cards', version: 'a', part: '/cards', outcome: 'failed' } as const;
  telemetry.record(Array(failed).fill({ ...visit, phase: 'render', ms: 1, retries: 0 }), registry);
  const app = fastify();
  await app.register(healthRoute, {
    ...{
      prefix: '/',
      telemetry,
      shared: { all: () => [telemetry.recent(Date.now())] },
      apis: new Apis(() => []),
      violations: new Violations(),
      registryMaxAgeDays: 90,
    },
    source: {
      get: () => (isDown ? Promise.reject(new Error('Nothing to serve.')) : Promise.resolve(served)),
      found: ofSource.map((text) => ({ part: 'store' as const, text })),
    },
    artifacts: { problems: { 'mfe-cards': ofArtifacts } } as never,
    store: new MemoryStore(),
    isDraining: () => isDraining,
  });
  const { statusCode, body } = await app.inject({ url: '/health', remoteAddress });
  return { statusCode, ...JSON.parse(body) };
}

test('tells the operator which revision is served by whose key, and how its packages do', async () => {
  expect(await healthOf()).toEqual({
    ...{
      statusCode: 200,
      status: 'ok',
      problems: [],
      violations: { total: 0, latest: [] },
      visits: [{ name: 'mfe-cards', version: 'a', loads: 1, failures: 1, fallbacks: 0 }],
      errors: [],
      revision: 7,
      key: 'ada',
    },
    shell: expect.objectContaining({ name: 'shell', version: '1', state: 'live' }),
    remotes: [expect.objectContaining({ name: 'mfe-cards', version: 'a', state: 'live', loads: 1, failures: 1 })],
  });
});

test('tells everybody else the status alone', async () => {
  expect(await healthOf({ ofSource: ['broken'] }, '203.0.113.9')).toEqual({ statusCode: 200, status: 'degraded' });
});

test.each<[string, Situation, string[]]>([
  ['a newer revision that cannot be served', { ofSource: ['broken'] }, ['broken']],
  ['an altered file', { ofArtifacts: ['altered'] }, ['altered']],
  [
    'a revision that is too old',
    { ageDays: 91, ofSource: ['broken'], ofArtifacts: ['altered'] },
    ['broken', 'altered', expect.stringContaining('The newest that an operator has signed is 91 days old')],
  ],
])('is degraded by %s, and goes on serving', async (_, situation, problems) => {
  expect(await healthOf(situation)).toMatchObject({ statusCode: 200, status: 'degraded', problems });
});

test('is degraded by a version whose visits fail, and names its owner and what to run', async () => {
  expect(await healthOf({ failed: 5 })).toMatchObject({
    status: 'degraded',
    problems: [
      'mfe-cards a (cards squad) failed in 5 of 5 visits in the last 5 minutes. Run: npm run bank -- disable mfe-cards --message "Back soon. Your money is safe."',
    ],
  });
});

test('tells what gateways did to a package last, and why, which is no problem', async () => {
  const why = '4 of 20 visits failed';
  const verdict = { number: 3, version: 'b', since: '2026-11-24T10:00:00.000Z', why };

  expect(await healthOf({ verdict })).toMatchObject({ status: 'ok', problems: [], remotes: [{ verdict }] });
});

test('is down while there is nothing to serve, and says why', async () => {
  expect(await healthOf({ isDown: true, ofSource: ['empty'] })).toEqual({
    statusCode: 503,
    status: 'down',
    problems: ['empty'],
    violations: { total: 0, latest: [] },
    visits: expect.any(Array),
    errors: [],
  });
});

test.each([{}, { isDown: true }, { ofSource: ['broken'] }])(
  'asks load balancers to look elsewhere while it drains, however it is: %j',
  async (situation) => {
    expect(await healthOf({ ...situation, isDraining: true })).toMatchObject({ statusCode: 503, status: 'draining' });
  },
);

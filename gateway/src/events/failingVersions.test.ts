import type { Channel } from '@bank/registry/schema.ts';
import { cardsRegistry, cardsRelease } from '@bank/registry/testing/cardsRegistry.ts';
import type { VisitEvent } from './event.ts';
import { failingVersions, failureProblem } from './failingVersions.ts';
import { Telemetry } from './Telemetry.ts';

const MINUTE_MS = 60_000;
const [ACTIVE, CANARY, BEFORE] = ['1.0.0-aaaaaaaaaa', '1.1.0-bbbbbbbbbb', '0.9.0-cccccccccc'] as const;
const channel: Channel = { active: ACTIVE, previous: [BEFORE], canary: { version: CANARY, percent: 5 } };

function bank(change: Partial<Channel> = {}) {
  const releases = [ACTIVE, CANARY, BEFORE].map((version) => cardsRelease(version));
  const registry = cardsRegistry({ ...channel, ...change }, ...releases);
  const telemetry = new Telemetry();
  const visit = (count: number, outcome: VisitEvent['outcome'], at = 0, version: string = ACTIVE, network?: string) => {
    const one: VisitEvent = {
      type: 'visit',
      remote: 'mfe-cards',
      version,
      part: '/cards',
      outcome,
      phase: 'render',
      ms: 1,
      retries: 0,
    };
    telemetry.record(Array(count).fill(one), registry, at, network);
  };
  return { registry, telemetry, visit, failing: (at = 0) => failingVersions(registry, [telemetry.recent(at)], at) };
}

test('a version fails with its fifth failed visit in five minutes, for as long as they are not older', () => {
  const { visit, failing } = bank();
  visit(2, 'failed');
  visit(2, 'fallback', 2 * MINUTE_MS);
  expect(failing(2 * MINUTE_MS)).toEqual([]);

  visit(1, 'failed', 4 * MINUTE_MS);

  expect(failing(4 * MINUTE_MS)).toEqual([
    {
      remote: 'mfe-cards',
      version: ACTIVE,
      owner: 'cards squad',
      failed: 5,
      visits: 5,
      command: 'npm run bank -- rollback mfe-cards --from aaaaaaaaaa --why "Visits fail"',
    },
  ]);
  expect(failing(5 * MINUTE_MS)).toEqual([]);
});

test.each([
  [45, false],
  [44, true],
])('fails with five failed visits beside %d good ones: %s', (good, isFailing) => {
  const { visit, failing } = bank();
  visit(5, 'failed');
  visit(good - 1, 'ok');
  visit(1, 'slow');
  visit(100, 'override');

  expect(failing()).toHaveLength(isFailing ? 1 : 0);
});

test('fails where pages break down after they were shown, not where an error leaves them on screen', () => {
  const { telemetry, registry, visit, failing } = bank();
  const error = { type: 'error', remote: 'mfe-cards', version: ACTIVE, kind: 'render', name: 'TypeError' } as const;
  const rest = { message: 'x is undefined', stack: [], page: '/cards', isFirst: true, count: 9 };
  const report = (isFatal: boolean) => telemetry.record(Array(5).fill({ ...error, ...rest, isFatal }), registry, 0);
  visit(20, 'ok');
  report(false);
  expect(failing()).toEqual([]);

  report(true);

  expect(failing()).toMatchObject([{ failed: 5, visits: 20 }]);
});

test('fails by what three networks say, not by what two say again and again', () => {
  const { visit, failing } = bank();
  for (const network of ['203.0.113.7', '203.0.113.8']) visit(50, 'failed', 0, ACTIVE, network);
  expect(failing()).toEqual([]);

  visit(1, 'failed', 0, ACTIVE, '203.0.113.9');

  expect(failing()).toMatchObject([{ failed: 101, visits: 101 }]);
});

test('no network that makes up failures at each of three gateways makes a version fail', () => {
  const gateways = Array.from({ length: 3 }, () => bank());
  for (const { visit } of gateways) visit(9, 'failed', 0, ACTIVE, '203.0.113.7');
  const failing = () =>
    failingVersions(
      bank().registry,
      gateways.map(({ telemetry }) => telemetry.recent(0)),
      0,
    );
  expect(failing()).toEqual([]);

  for (const { visit } of gateways) visit(1, 'failed', 0, ACTIVE, '203.0.113.8');

  expect(failing()).toHaveLength(1);
});

test('does not fail by what a tenth of its networks say, however much that is', () => {
  const { visit, failing } = bank();
  for (let network = 0; network < 30; network += 1) visit(2, 'ok', 0, ACTIVE, `198.51.100.${network}`);
  for (const network of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) visit(90, 'failed', 0, ACTIVE, network);
  expect(failing()).toEqual([]);

  visit(1, 'failed', 0, ACTIVE, '198.51.100.4');

  expect(failing()).toHaveLength(1);
});

test('tells a canary from the active version, whose customers are not concerned', () => {
  const { visit, failing } = bank();
  visit(100, 'ok');
  visit(5, 'failed', 0, CANARY);

  expect(failing()).toMatchObject([
    {
      version: CANARY,
      failed: 5,
      visits: 5,
      command: 'npm run bank -- rollback mfe-cards --from bbbbbbbbbb --why "Visits fail"',
    },
  ]);
});

test('asks to disable what has no earlier version, and nothing for what is disabled or no longer live', () => {
  const first = bank({ previous: [] });
  first.visit(5, 'failed');
  expect(first.failing()[0]?.command).toBe(
    'npm run bank -- disable mfe-cards --message "Back soon. Your money is safe."',
  );

  const disabled = bank({ disabled: { message: 'Soon' } });
  disabled.visit(5, 'failed');
  const before = bank();
  before.visit(5, 'failed', 0, BEFORE);
  expect([disabled.failing(), before.failing()]).toEqual([[], []]);
});

test('tells of the shell as of any package, which nobody can disable', () => {
  const { registry, telemetry } = bank();
  const visit: VisitEvent = {
    type: 'visit',
    remote: 'shell',
    version: '1',
    part: 'document',
    outcome: 'failed',
    phase: 'render',
    ms: 1,
    retries: 0,
  };
  const failing = (change: Partial<Channel>) =>
    failingVersions({ ...registry, shell: { ...registry.shell, ...change } }, [telemetry.recent(0)], 0);
  telemetry.record(Array(5).fill(visit), registry, 0);

  expect(failing({ previous: ['0'] })).toMatchObject([
    { remote: 'shell', failed: 5, command: 'npm run bank -- rollback shell --from 1 --why "Visits fail"' },
  ]);
  expect(failing({ previous: [] })).toMatchObject([{ remote: 'shell', command: 'npm run bank -- errors shell' }]);
});

test('says who owns it, what happens most and what to run, and nothing that a page has put into words', () => {
  const { telemetry, registry, visit, failing } = bank();
  visit(6, 'failed');
  visit(4, 'ok');
  const error = { type: 'error', remote: 'mfe-cards', version: ACTIVE, kind: 'render', name: 'TypeError' } as const;
  const rest = { message: 'x is undefined', stack: [], page: '/cards', isFirst: true };
  const [often] = telemetry.record([{ ...error, ...rest, count: 5 }], registry, 0);
  telemetry.record([{ ...error, ...rest, kind: 'load', count: 1 }], registry, 0);

  expect(failing().map((one) => failureProblem(one, telemetry))).toEqual([
    `mfe-cards ${ACTIVE} (cards squad) failed in 6 of 10 visits in the last 5 minutes. Its most frequent error is ${often?.id}. Run: npm run bank -- rollback mfe-cards --from aaaaaaaaaa --why "Visits fail"`,
  ]);
});

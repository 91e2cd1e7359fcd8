import { cardsRegistry, cardsRelease } from '@bank/registry/testing/cardsRegistry.ts';
import { emptyCounts, sumOf } from './Counts.ts';
import type { ErrorEvent, VisitEvent } from './event.ts';
import { Telemetry } from './Telemetry.ts';

const MINUTE_MS = 60_000;
const visit: VisitEvent = {
  type: 'visit',
  remote: 'mfe-cards',
  version: 'a',
  part: '/cards',
  outcome: 'ok',
  phase: 'chunk',
  ms: 10,
  retries: 0,
};
const error: ErrorEvent = {
  type: 'error',
  remote: 'mfe-cards',
  version: 'a',
  kind: 'render',
  name: 'TypeError',
  message: 'x is undefined',
  stack: ['page.js:1:2', 'entry.js:3:4'],
  page: '/cards',
  count: 1,
  isFirst: true,
};
const registry = cardsRegistry({ active: 'a', previous: [] }, cardsRelease('a'), cardsRelease('b'));

const withCanary = (version: string, percent = 10) =>
  cardsRegistry(
    { active: 'a', previous: [], canary: { version, percent, guard: true } },
    ...['a', 'b', 'c'].map((one) => cardsRelease(one)),
  );

test('counts visits by outcome for each version, in all and by minute', () => {
  const telemetry = new Telemetry();
  const outcomes = ['ok', 'slow', 'fallback', 'failed', 'failed', 'override'] as const;

  telemetry.record(
    outcomes.map((outcome) => ({ ...visit, outcome, retries: 1 })),
    registry,
    0,
  );
  telemetry.record([visit, { ...visit, version: 'b' }], registry, 3 * MINUTE_MS);

  const ofA = telemetry.of('mfe-cards', 'a');
  const first = { ...emptyCounts(), ok: 1, slow: 1, fallback: 1, failed: 2, override: 1, retries: 6 };
  expect(ofA.total).toEqual({ ...first, ok: 2 });
  const minutes = ofA.minutes(3 * MINUTE_MS);
  expect([...minutes.keys()]).toEqual([0, 3]);
  expect(minutes.get(0)).toEqual({ ...first, networks: 5, failedNetworks: 3 });
  expect(ofA.facts()).toEqual({
    loads: 6,
    failures: 2,
    retries: 6,
    fallbacks: 1,
    overrides: 1,
    errors: 0,
    p50: 10,
    p95: 10,
  });
  expect(telemetry.of('mfe-cards', 'b').facts()).toMatchObject({ loads: 1, failures: 0 });
});

test('keeps five minutes, and all in all', () => {
  const telemetry = new Telemetry();
  for (let minute = 0; minute < 100; minute += 1) telemetry.record([visit], registry, minute * MINUTE_MS);

  const ofA = telemetry.of('mfe-cards', 'a');
  expect([...ofA.minutes(99 * MINUTE_MS).keys()]).toEqual([95, 96, 97, 98, 99]);
  expect(ofA.total.ok).toBe(100);
});

test('counts a document once for each version, and none where a developer’s own machine served it', () => {
  const telemetry = new Telemetry();
  const first = { ...visit, isFirst: true };

  telemetry.record([first, visit, { ...first, version: 'b' }, { ...first, outcome: 'override' }], registry);

  expect(telemetry.of('mfe-cards', 'a').total).toMatchObject({ ok: 2, documents: 1 });
  expect(telemetry.of('mfe-cards', 'b').total).toMatchObject({ ok: 1, documents: 1 });
});

test('tells nothing of a version that only the link to a preview shows', () => {
  const telemetry = new Telemetry();

  telemetry.record([{ ...visit, outcome: 'failed', version: 'b' }], withCanary('c'), 0);

  expect(telemetry.recent(0)).toEqual({ minutes: [], hours: [] });
  expect(telemetry.of('mfe-cards', 'b').total.failed).toBe(1);
});

test('counts a network once in five minutes', () => {
  const telemetry = new Telemetry();
  const failed = { ...visit, outcome: 'failed' } as const;
  for (const minute of [0, 1, 4, 5]) telemetry.record([failed, visit], registry, minute * MINUTE_MS, '203.0.113.7');
  telemetry.record([failed], registry, 5 * MINUTE_MS, '203.0.113.8');

  const counted = sumOf(telemetry.recent(5 * MINUTE_MS).minutes.map(({ counts }) => counts));
  expect(counted).toMatchObject({ ok: 3, failed: 4, networks: 2, failedNetworks: 2 });
});

test('compares a guarded canary and the active version by hour and by share, for as long as it runs', () => {
  const telemetry = new Telemetry();
  const [ofActive, ofCanary] = [visit, { ...visit, version: 'b' }];
  const sides = (at: number) =>
    telemetry.recent(at).hours.map(({ version, canary, percent, since, counts: { ok } }) => {
      return [version, canary, percent, since / MINUTE_MS, ok];
    });
  telemetry.record([ofActive, ofCanary, ofCanary], withCanary('b', 10), MINUTE_MS);
  telemetry.record([ofCanary], withCanary('b', 25), 2 * MINUTE_MS);
  telemetry.record([ofCanary], withCanary('b', 25), 60 * MINUTE_MS);
  expect(sides(0)).toEqual([
    ['a', 'b', 10, 1, 1],
    ['b', 'b', 10, 1, 2],
    ['b', 'b', 25, 2, 1],
    ['b', 'b', 25, 60, 1],
  ]);
  expect(sides(14 * 24 * 60 * MINUTE_MS + 3 * MINUTE_MS)).toEqual([['b', 'b', 25, 60, 1]]);

  telemetry.record([ofActive], withCanary('c', 10), 60 * MINUTE_MS);
  expect(sides(60 * MINUTE_MS)).toEqual([['a', 'c', 10, 60, 1]]);

  telemetry.record([ofActive], registry, 60 * MINUTE_MS);
  expect(sides(60 * MINUTE_MS)).toEqual([]);
});

test('counts a fault of a network once while a canary runs, with the version that it meets first', () => {
  const telemetry = new Telemetry();
  const failed = { ...visit, outcome: 'failed' } as const;
  for (const minute of [0, 24 * 60])
    telemetry.record([{ ...failed, version: 'b' }, failed], withCanary('b'), minute * MINUTE_MS, '203.0.113.7');
  telemetry.record([failed, error], withCanary('b'), 24 * 60 * MINUTE_MS, '203.0.113.8');

  const of = (wanted: string) =>
    sumOf(
      telemetry.recent(24 * 60 * MINUTE_MS).hours.flatMap(({ version, counts }) => (version === wanted ? counts : [])),
    );
  expect(of('b')).toMatchObject({ failed: 2, firstFailed: 1 });
  expect(of('a')).toMatchObject({ failed: 3, firstFailed: 1, troubled: 1, firstTroubled: 1 });
});

test('keeps nothing of a version that the registry does not have, or has no more', () => {
  const telemetry = new Telemetry();
  const made = [
    { ...visit, remote: 'mfe-other' },
    { ...visit, version: 'constructor' },
    { ...visit, remote: '__proto__', version: 'toString' },
    { ...error, version: 'none' },
  ];

  expect(telemetry.record(made, registry)).toEqual([]);
  expect([telemetry.versions(registry), telemetry.errors.all()]).toEqual([[], []]);

  telemetry.record([visit, { ...visit, version: 'b' }], registry);
  expect(telemetry.versions(registry)).toHaveLength(2);
  const without = cardsRegistry({ active: 'a', previous: [] }, cardsRelease('a'));
  expect(telemetry.versions(without)).toMatchObject([{ remote: 'mfe-cards', version: 'a' }]);
});

test('knows an error again by what it is, and says only once that it is new', () => {
  const telemetry = new Telemetry();

  const [first] = telemetry.record([error, { ...error, count: 4, stack: ['page.js:1:2'] }], registry, 0);
  const repeated = telemetry.record([{ ...error, page: '' }], registry, MINUTE_MS);
  const [other] = telemetry.record([{ ...error, stack: ['page.js:9:9'] }], registry, MINUTE_MS);

  expect(first?.id).toMatch(/^[0-9a-f]{10}$/);
  expect(repeated).toEqual([]);
  expect(other?.id).not.toBe(first?.id);
  expect(telemetry.errors.all()).toMatchObject([
    { id: other?.id, count: 1 },
    { id: first?.id, count: 6, firstAt: '1970-01-01T00:00:00.000Z', lastAt: '1970-01-01T00:01:00.000Z' },
  ]);
  telemetry.record([{ ...error, isNew: false }], registry, 2 * MINUTE_MS);
  expect(telemetry.errors.all()[0]).toMatchObject({ count: 7, pages: 3 });
  expect(telemetry.errors.mostFrequentOf('mfe-cards', 'a')?.id).toBe(first?.id);
  expect(telemetry.of('mfe-cards', 'a').facts().errors).toBe(8);
});

test('keeps two hundred errors, and lets go of what was not seen for the longest time', () => {
  const telemetry = new Telemetry();
  const errors = Array.from({ length: 200 }, (_, at) => ({ ...error, message: `m${at}` }));
  telemetry.record(errors, registry);
  telemetry.record([{ ...error, message: 'm0' }], registry);

  telemetry.record([{ ...error, message: 'new' }], registry);

  const messages = telemetry.errors.all().map(({ message }) => message);
  expect(messages).toHaveLength(200);
  expect(messages.slice(0, 2)).toEqual(['new', 'm0']);
  expect(messages).not.toContain('m1');
});

test('counts errors that no file of the bank is part of', () => {
  const telemetry = new Telemetry();

  telemetry.record([{ ...error, remote: 'unknown', version: '', count: 3 }], registry);

  expect(telemetry.of('unknown', '').facts().errors).toBe(3);
});

test('puts vitals into histograms, layout shifts with bounds of their own', () => {
  const telemetry = new Telemetry();
  const vital = { type: 'vital', remote: 'shell', version: '1', page: '/cards' } as const;

  telemetry.record(
    [
      { ...vital, name: 'LCP', value: 2500 },
      { ...vital, name: 'LCP', value: 20_000 },
      { ...vital, name: 'CLS', value: 0.1 },
    ],
    registry,
  );

  const vitals = telemetry.of('shell', '1').vitals();
  const counted = (name: 'LCP' | 'CLS') => {
    const { bounds = [], counts = [], sum } = vitals.find(({ vital }) => vital === name)?.histogram ?? {};
    return { at: counts.flatMap((count, at) => Array(count).fill(bounds[at] ?? 'above')), sum };
  };
  expect(counted('LCP')).toEqual({ at: [2500, 'above'], sum: 22_500 });
  expect(counted('CLS')).toEqual({ at: [0.1], sum: 0.1 });
});

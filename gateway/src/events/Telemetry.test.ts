import { cardsRegistry, cardsRelease } from '@bank/registry/testing/cardsRegistry.ts';
import { emptyCounts } from './Counts.ts';
import type { ErrorEvent, VisitEvent } from './event.ts';
import { Telemetry } from './Telemetry.ts';

const MINUTE_MS = 60_000;
const visit: VisitEvent = {
  ...{ type: 'visit', remote: 'mfe-cards', version: 'a', part: '/cards' },
  ...{ outcome: 'ok', phase: 'chunk', ms: 10, retries: 0 },
};
const error: ErrorEvent = {
  ...{ type: 'error', remote: 'mfe-cards', version: 'a', kind: 'render', name: 'TypeError' },
  ...{ message: 'x is undefined', stack: ['page.js:1:2', 'entry.js:3:4'], page: '/cards', count: 1, isFirst: true },
};
const registry = cardsRegistry({ active: 'a', previous: [] }, cardsRelease('a'), cardsRelease('b'));

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
  expect(ofA.last(3, 3 * MINUTE_MS)).toMatchObject({ ok: 1, failed: 0 });
  expect(ofA.last(4, 3 * MINUTE_MS)).toEqual({ ...first, ok: 2 });
  expect(ofA.facts()).toEqual({
    ...{ loads: 6, failures: 2, retries: 6, fallbacks: 1, overrides: 1, errors: 0 },
    ...{ p50: 10, p95: 10 },
  });
  expect(telemetry.of('mfe-cards', 'b').facts()).toMatchObject({ loads: 1, failures: 0 });
});

test('keeps an hour of minutes', () => {
  const telemetry = new Telemetry();
  for (let minute = 0; minute < 100; minute += 1) telemetry.record([visit], registry, minute * MINUTE_MS);

  const { minutes, total } = telemetry.of('mfe-cards', 'a');
  expect([...minutes.keys()]).toEqual(Array.from({ length: 60 }, (_, at) => at + 40));
  expect(total.ok).toBe(100);
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

  const { vitals } = telemetry.of('shell', '1');
  const counted = (name: 'LCP' | 'CLS') => {
    const { bounds = [], counts = [], sum } = vitals.get(name) ?? {};
    return { at: counts.flatMap((count, at) => Array(count).fill(bounds[at] ?? 'above')), sum };
  };
  expect(counted('LCP')).toEqual({ at: [2500, 'above'], sum: 22_500 });
  expect(counted('CLS')).toEqual({ at: [0.1], sum: 0.1 });
});

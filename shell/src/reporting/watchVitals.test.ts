import { startTrace } from '@bank/shared/http';
import { installConfig } from '@bank/shared/testing';
import type { MetricType } from 'web-vitals';
import { startRegistry } from '../remotes/registryStore';
import type { PageEvent } from '../telemetry/events';
import { startVisit } from '../telemetry/visits';
import { mountOf, registryOf, remoteAt } from '../testing/remotes';
import { watchVitals } from './watchVitals';

type Metric = Pick<MetricType, 'name' | 'value'> & Partial<MetricType>;

const watchers: Record<string, (metric: Metric) => void> = {};
jest.mock('web-vitals', () => {
  const watch = (name: string) => (callback: (metric: Metric) => void) => {
    watchers[name] = callback;
  };
  return { onCLS: watch('CLS'), onINP: watch('INP'), onLCP: watch('LCP'), onTTFB: watch('TTFB') };
});

const cards = remoteAt('/cards/:id', { name: 'mfe-cards', version: '2' });
const loans = remoteAt('/loans', { name: 'mfe-loans', version: '3' });
const observers: { type: string; see: (...durations: [startTime: number, duration: number][]) => void }[] = [];
let queue: PageEvent[] = [];

beforeAll(() => {
  jest.useFakeTimers();
  installConfig();
  startRegistry(registryOf(1, [cards, loans], '7'));
  Object.assign(globalThis, {
    PerformanceObserver: class {
      static readonly supportedEntryTypes: string[] = ['longtask'];
      constructor(private readonly callback: (list: { getEntries: () => object[] }) => void) {}
      observe({ type }: { type: string }) {
        const see = (...tasks: [number, number][]) =>
          this.callback({ getEntries: () => tasks.map(([startTime, duration]) => ({ startTime, duration })) });
        observers.push({ type, see });
      }
    },
  });
  history.replaceState(null, '', '/banking/cards/4711');
  watchVitals({
    handleErrors: () => undefined,
    isQueued: (event) => queue.includes(event),
    queueEvent: (event) => queue.push(event),
  });
});
beforeEach(() => {
  queue = [];
});
afterAll(() => jest.useRealTimers());

const measure = (metric: Metric) => watchers[metric.name]?.({ entries: [], navigationType: 'navigate', ...metric });
const goTo = (path: string) => {
  jest.advanceTimersByTime(1000);
  history.replaceState(null, '', `/banking${path}`);
  startTrace();
};
const onCards = { type: 'vital', page: '/cards/:id', remote: 'mfe-cards', version: '2' };
const onLoans = { type: 'vital', page: '/loans', remote: 'mfe-loans', version: '3' };

test('tells of the first page by its mount, without the numbers of its address', () => {
  measure({ name: 'TTFB', value: 81.4 });
  measure({ name: 'CLS', value: 0.012345 });

  expect(queue).toEqual([
    { ...onCards, name: 'TTFB', value: 81 },
    { ...onCards, name: 'CLS', value: 0.0123 },
  ]);
});

test('times a change of the page until it is there, once, and says where what was measured happened', () => {
  goTo('/loans');
  const changedAt = performance.now();
  jest.advanceTimersByTime(140);
  const bell = { slot: 'bank/header/items@1', id: 'bell', title: 'Messages', expose: 'Bell', preload: [] };
  startVisit(cards, bell).end('shown', 'render');
  startVisit(loans, mountOf(loans)).end('shown', 'render');
  startVisit(loans, mountOf(loans)).end('shown', 'render');
  const entryAt = (startTime: number) => ({ startTime }) as PerformanceEventTiming;
  measure({ name: 'INP', value: 48, entries: [entryAt(changedAt - 1)] } as Metric);
  measure({ name: 'INP', value: 56, entries: [entryAt(changedAt + 1)] } as Metric);

  expect(queue).toEqual([
    { ...onLoans, name: 'route', value: 140 },
    { ...onCards, name: 'INP', value: 48 },
    { ...onLoans, name: 'INP', value: 56 },
  ]);
});

test('does not time a page that the customer gets at last, long after it has failed', () => {
  goTo('/loans');
  startVisit(loans, mountOf(loans)).end('failed', 'entry');
  jest.advanceTimersByTime(2 * 60 * 60_000);

  startVisit(loans, mountOf(loans)).end('shown', 'render');

  expect(queue).toEqual([]);
});

test('takes the browser’s word for a page that has changed within the document', () => {
  const change = { navigationType: 'soft-navigation', navigationURL: 'https://bank.example/banking/cards/12' } as const;

  measure({ name: 'LCP', value: 912, ...change });
  measure({ name: 'TTFB', value: 0, ...change });

  expect(queue).toEqual([{ ...onCards, name: 'LCP', value: 912 }]);
});

test('names the shell where no remote has a page', () => {
  goTo('/platform');

  measure({ name: 'INP', value: 16, entries: [{ startTime: performance.now() } as PerformanceEventTiming] } as Metric);

  expect(queue).toEqual([{ type: 'vital', name: 'INP', value: 16, page: '', remote: 'shell', version: '7' }]);
});

test('tells of the longest task of a page until it is sent', () => {
  const [{ see } = { see: () => undefined }] = observers.filter(({ type }) => type === 'longtask');
  goTo('/loans');
  const now = performance.now();

  see([now, 80], [now + 200, 210], [now + 600, 90]);
  expect(queue).toEqual([{ ...onLoans, name: 'task', value: 210 }]);

  queue = [];
  see([now + 900, 60]);
  expect(queue).toEqual([{ ...onLoans, name: 'task', value: 60 }]);
});

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import type { Sample } from './Metrics.ts';
import { openMetrics } from './openMetrics.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function opened() {
  const metrics = await openMetrics({ host: '127.0.0.1', port: 0, server: 'gateway' });
  stops.push(metrics.close);
  const scrape = async () => {
    const answer = await fetch(metrics.address);
    const lines = (await answer.text()).split('\n');
    return { status: answer.status, type: answer.headers.get('content-type'), lines };
  };
  const read = async (name: string) => (await scrape()).lines.filter((line) => line.startsWith(name));
  return { metrics, scrape, read };
}

test('answers Prometheus with what the process is and does, and nobody else with anything', async () => {
  const { metrics, scrape } = await opened();

  const { status, type, lines } = await scrape();

  expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  expect(lines).toContainEqual(expect.stringMatching(/^nodejs_eventloop_lag_p99_seconds\{server="gateway"\} \d/));
  expect((await fetch(metrics.address.replace('/metrics', '/'))).status).toBe(404);
});

test('looks at the delays of the event loop every 50 ms, and at its use every second', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const { read } = await opened();
  jest.advanceTimersByTime(999);
  jest.useRealTimers();
  const numberOf = async (name: string) => Number((await read(`nodejs_eventloop_${name}{`))[0]?.split(' ')[1]);

  expect(await numberOf('utilization_histogram_count')).toBe(0);
  const looks = monitorEventLoopDelay({ resolution: 50 });
  looks.enable();
  while (looks.count < 5) await setImmediate();
  looks.disable();
  expect(await numberOf('lag_min_seconds')).toBeGreaterThan(0.04);
});

test('reads at each scrape, and forgets what is no longer there', async () => {
  const { metrics, read } = await opened();
  let samples: Sample[] = [
    { labels: { remote: 'a' }, value: 1 },
    { labels: { remote: 'b' }, value: 2 },
  ];
  metrics.gauge({ name: 'test_gauge', help: 'Test', labels: ['remote'] }, () => samples);
  metrics.counter({ name: 'test_total', help: 'Test', labels: ['remote'] }, async () => samples);
  expect(await read('test_gauge')).toHaveLength(2);

  samples = [{ labels: { remote: 'b' }, value: 5 }];

  expect(await read('test_gauge')).toEqual(['test_gauge{remote="b",server="gateway"} 5']);
  expect(await read('test_total')).toEqual(['test_total{remote="b",server="gateway"} 5']);
});

test('has no value where nothing is read, rather than 0', async () => {
  const { metrics, read } = await opened();
  metrics.gauge({ name: 'test_gauge', help: 'Test' }, () => []);
  metrics.counter({ name: 'test_total', help: 'Test', labels: ['remote'] }, () => []);

  expect(await read('test_')).toEqual([]);
});

test('says that a scrape has failed when something cannot be read', async () => {
  const { metrics, scrape } = await opened();
  metrics.gauge({ name: 'test_gauge', help: 'Test' }, () => Promise.reject(new Error('The database is away')));

  expect(await scrape()).toMatchObject({ status: 500, lines: ['The database is away'] });
});

test('counts, and puts durations into buckets of seconds', async () => {
  const { metrics, read } = await opened();
  const count = metrics.count({ name: 'test_total', help: 'Test', labels: ['outcome'] });
  const observe = metrics.durations({ name: 'test_seconds', help: 'Test', labels: ['route'] });

  for (const outcome of ['ok', 'ok', 'refused']) count({ outcome });
  for (const ms of [4, 40, 40_000]) observe({ route: '/' }, ms);

  expect(await read('test_total')).toEqual([
    'test_total{outcome="ok",server="gateway"} 2',
    'test_total{outcome="refused",server="gateway"} 1',
  ]);
  const buckets = await read('test_seconds');
  expect(buckets).toContain('test_seconds_bucket{route="/",le="0.005",server="gateway"} 1');
  expect(buckets).toContain('test_seconds_bucket{route="/",le="0.05",server="gateway"} 2');
  expect(buckets).toContain('test_seconds_bucket{route="/",le="+Inf",server="gateway"} 3');
  expect(buckets).toContain('test_seconds_sum{route="/",server="gateway"} 40.044');
});

test('shows values that were counted elsewhere as a histogram', async () => {
  const { metrics, read } = await opened();
  metrics.histogram({ name: 'test_shift', help: 'Test', labels: ['remote'] }, () => [
    { labels: { remote: 'a' }, bounds: [0.1, 0.25], counts: [3, 0, 2], sum: 1.5 },
  ]);

  expect(await read('test_shift')).toEqual([
    'test_shift_bucket{remote="a",le="0.1",server="gateway"} 3',
    'test_shift_bucket{remote="a",le="0.25",server="gateway"} 3',
    'test_shift_bucket{remote="a",le="+Inf",server="gateway"} 5',
    'test_shift_sum{remote="a",server="gateway"} 1.5',
    'test_shift_count{remote="a",server="gateway"} 5',
  ]);
});

function signal(): [Promise<void>, () => void] {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return [given, give];
}

test('has closed once it has read what a scrape has asked for', async () => {
  const { metrics } = await opened();
  const [begun, begin] = signal();
  const [answered, letAnswer] = signal();
  const order: string[] = [];
  metrics.gauge({ name: 'test_gauge', help: 'Test' }, async () => {
    begin();
    await answered;
    order.push('the gauge is read');
    return [];
  });
  const scraped = fetch(metrics.address).catch(() => 'cut off');
  await begun;

  const closed = metrics.close().then(() => order.push('the metrics have closed'));
  expect(await scraped).toBe('cut off');
  letAnswer();
  await closed;

  expect(order).toEqual(['the gauge is read', 'the metrics have closed']);
});

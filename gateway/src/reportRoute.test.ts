import { cardsRegistry, cardsRelease } from '@bank/registry/testing/cardsRegistry.ts';
import rateLimit from '@fastify/rate-limit';
import fastify from 'fastify';
import { Violations } from './events/Violations.ts';
import { reportRoute } from './reportRoute.ts';
import { resolve } from './resolve.ts';

const MAX_BODY_BYTES = 64 * 1024;

/** Reports of as many violations, each of its own. */
function reports(first: number, count: number, page = 'https://bank.example/bank/cards') {
  return Array.from({ length: count }, (_, at) => ({
    type: 'csp-violation',
    body: { effectiveDirective: 'img-src', blockedURL: `https://e${first + at}.example/`, documentURL: page },
  }));
}

async function bank() {
  const registry = cardsRegistry({ active: 'a', previous: [] }, cardsRelease('a'));
  const served = { registry, changes: [], ...resolve(registry, '/bank/'), template: '' };
  const violations = new Violations();
  const app = fastify({ trustProxy: true });
  const logged = jest.fn();
  app.addHook('onRequest', async ({ log }) => {
    log.warn = logged;
  });
  await app.register(rateLimit, { global: false });
  const source = { get: async () => served, found: [] };
  await app.register(reportRoute, { prefix: '/bank/', basePath: '/bank/', violations, source });
  const send = async (body: unknown, { type = 'application/reports+json', from = '192.0.2.1' } = {}) => {
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { 'content-type': type, 'x-forwarded-for': from };
    return (await app.inject({ method: 'POST', url: '/bank/reports', headers, payload })).statusCode;
  };
  return { send, logged, violations };
}

test('counts and logs a violation with the mount of its page and the file of this bank, the second time without a line', async () => {
  const { send, logged, violations } = await bank();
  const [report] = reports(1, 1);
  const sourceFile = 'https://bank.example/bank/artifacts/mfe-cards/a/page.js';
  const body = { ...report, body: { ...report?.body, sourceFile } };

  expect([await send([body]), await send([body])]).toEqual([204, 204]);

  const violation = { rule: 'img-src', blocked: 'https://e1.example', page: '/cards', source: 'mfe-cards/a/page.js' };
  expect(violations.facts()).toMatchObject({ total: 2, latest: [violation] });
  expect(logged.mock.calls).toEqual([[{ violation }, 'A browser reported a violation']]);
});

test('names no path of a page that no remote has', async () => {
  const { send, violations } = await bank();

  await send(reports(1, 1, 'https://bank.example/bank/secret'));

  expect(violations.facts().latest).toMatchObject([{ page: 'no remote’s' }]);
});

test('reads 64 kB and no more, of the two types that browsers send', async () => {
  const { send } = await bank();
  const padded = (length: number) => `[]${' '.repeat(length - 2)}`;

  expect(await send(padded(MAX_BODY_BYTES))).toBe(204);
  expect(await send(padded(MAX_BODY_BYTES + 1))).toBe(413);
  expect(await send({ 'csp-report': {} }, { type: 'application/csp-report' })).toBe(204);
  expect(await send('{', { type: 'application/csp-report' })).toBe(400);
  expect(await send('[]', { type: 'application/json' })).not.toBe(204);
});

describe('in one minute', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  test('takes sixty requests from one address', async () => {
    const { send } = await bank();
    const sendMany = async () => {
      const statuses: number[] = [];
      for (let count = 0; count < 61; count += 1) statuses.push(await send([]));
      return statuses;
    };

    expect(await sendMany()).toEqual([...Array(60).fill(204), 429]);
    expect(await send([], { from: '192.0.2.2' })).toBe(204);
    jest.advanceTimersByTime(60_001);
    expect((await sendMany()).at(-1)).toBe(429);
  });

  test('counts twenty reports from one address, so that it hides no other’s', async () => {
    const { send, violations } = await bank();

    expect([await send(reports(0, 20)), await send(reports(20, 1))]).toEqual([204, 429]);
    expect(await send(reports(21, 1), { from: '192.0.2.2' })).toBe(204);
    expect(violations.facts().total).toBe(21);

    jest.advanceTimersByTime(60_001);
    expect([await send(reports(30, 20)), await send(reports(50, 1))]).toEqual([204, 429]);
  });

  test('logs sixty reports, and then how many it left out', async () => {
    const { send, logged, violations } = await bank();
    for (let address = 0; address < 3; address += 1)
      await send(reports(address * 20, 20), { from: `192.0.2.${address}` });
    await send(reports(60, 1), { from: '192.0.2.3' });
    expect(logged).toHaveBeenCalledTimes(60);
    expect(violations.facts().total).toBe(61);

    jest.advanceTimersByTime(60_001);
    await send(reports(100, 2));

    const omitted = logged.mock.calls.slice(60).map(([line]) => line.omitted);
    expect(omitted).toEqual([1, undefined]);
  });
});

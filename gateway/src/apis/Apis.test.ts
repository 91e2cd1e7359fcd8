import { EventEmitter, once } from 'node:events';
import { json } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import fastify from 'fastify';
import { fairAgent } from '../fair/fairAgent.ts';
import { Apis, LOOK_EVERY_MS } from './Apis.ts';

const NOW = '2026-11-26T12:00:00.000Z';
const REFUSED = 'http://127.0.0.1:1';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  jest.useRealTimers();
  for (const stop of stops.splice(0).reverse()) await stop();
});

/** An API that says its name. `freeze` does to it what SIGSTOP does. */
async function startApi(name: string) {
  const api = fastify({ forceCloseConnections: true });
  const asked = new EventEmitter();
  const state = { isReady: true, whileFrozen: Promise.resolve(), breaks: false, looks: 0, answered: 0 };
  api.addHook('onRequest', async ({ url, raw }) => {
    asked.emit(url);
    if (state.breaks && url === '/name') raw.destroy();
    await state.whileFrozen;
  });
  api.get('/readyz', async (_, reply) => {
    state.looks += 1;
    return reply.code(state.isReady ? 200 : 503).send({});
  });
  api.all('/name', async ({ body }) => {
    state.answered += 1;
    return { name, body };
  });
  const address = await api.listen({ host: '127.0.0.1', port: 0 });
  stops.push(() => api.close());
  const freeze = () => {
    let thaw = () => {};
    state.whileFrozen = new Promise((resolve) => {
      thaw = resolve;
    });
    stops.push(thaw);
    return thaw;
  };
  return { address, state, freeze, asked: (path: string) => once(asked, path) };
}

/** The clock stands still. */
function agentOf(...addresses: string[]) {
  jest.useFakeTimers({ now: new Date(NOW), doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const changes: string[] = [];
  const apis = new Apis(
    () => addresses,
    (message) => changes.push(message),
  );
  const agent = fairAgent({ apis });
  stops.push(
    () => agent.close(),
    () => apis.close(),
  );
  const ask = async (method: 'GET' | 'POST' = 'GET') => {
    const body = method === 'POST' ? { body: '{"amount":1}' } : {};
    const headers = { 'content-type': 'application/json' };
    const answer = await agent.send({ path: '/name', method, headers, ...body });
    return (await json(answer.body)) as { name: string; body: unknown };
  };
  const names = async (count: number) => {
    const found: string[] = [];
    while (found.length < count) found.push((await ask()).name);
    return found.sort().join('');
  };
  return { apis, changes, ask, names };
}

/** Looks until what hangs has had its time. */
async function lookAtHanging(apis: Apis, hanging: { asked: (path: string) => Promise<unknown> }): Promise<void> {
  const asked = hanging.asked('/readyz');
  const looked = apis.look();
  await asked;
  await jest.advanceTimersByTimeAsync(1000);
  await looked;
}

test('asks APIs in turn', async () => {
  const [a, b] = [await startApi('a'), await startApi('b')];
  const { names } = agentOf(a.address, b.address);

  expect(await names(6)).toBe('aaabbb');
});

test('leaves out an API that hangs, asks another one for what it was reading, and takes it back once it answers', async () => {
  const [a, b] = [await startApi('a'), await startApi('b')];
  const { apis, changes, ask, names } = agentOf(a.address, b.address);
  const thaw = a.freeze();
  const asked = a.asked('/name');
  const reads = [ask(), ask()];
  await asked;

  await lookAtHanging(apis, a);

  expect((await Promise.all(reads)).map(({ name }) => name)).toEqual(['b', 'b']);
  expect(await names(4)).toBe('bbbb');
  const [since, reason] = ['2026-11-26T12:00:00.750Z', 'no answer within 750 ms'];
  expect(apis.facts()).toEqual([
    { address: a.address, state: 'out', since, reason },
    { address: b.address, state: 'ready' },
  ]);
  expect(apis.problems()).toEqual([`The API ${a.address} has not been ready since ${since}: ${reason}.`]);

  thaw();
  await apis.look();

  expect(await names(4)).toBe('aabb');
  expect(apis.problems()).toEqual([]);
  expect(changes).toEqual([`The API ${a.address} is not ready: ${reason}`, `The API ${a.address} is ready again`]);
});

test('leaves what changes something with the API that has it', async () => {
  const [a, b] = [await startApi('a'), await startApi('b')];
  const { apis, ask } = agentOf(a.address, b.address);
  const thaw = a.freeze();
  const asked = a.asked('/name');
  const writes = [ask('POST'), ask('POST')];
  await asked;

  await lookAtHanging(apis, a);
  thaw();

  expect((await Promise.all(writes)).map(({ name }) => name).sort()).toEqual(['a', 'b']);
});

test('asks an API that drains for nothing new, and gets what it is about to answer', async () => {
  const [a, b] = [await startApi('a'), await startApi('b')];
  const { apis, ask, names } = agentOf(a.address, b.address);
  const thaw = a.freeze();
  const asked = a.asked('/name');
  const reads = [ask(), ask()];
  await asked;
  a.state.isReady = false;
  a.state.whileFrozen = Promise.resolve();

  await apis.look();

  expect(await names(4)).toBe('bbbb');
  expect(apis.facts()[0]).toMatchObject({ state: 'out', reason: 'it answers with 503' });
  thaw();
  expect((await Promise.all(reads)).map(({ name }) => name).sort()).toEqual(['a', 'b']);
});

test('goes on asking when no API is ready', async () => {
  const [a, b] = [await startApi('a'), await startApi('b')];
  const { apis, names } = agentOf(a.address, b.address);
  a.state.isReady = false;
  b.state.isReady = false;

  await apis.look();

  expect(await names(4)).toBe('aabb');
  expect(apis.problems()).toHaveLength(2);
});

test('waits for the one API that there is, however long it takes', async () => {
  const a = await startApi('a');
  const { apis, ask } = agentOf(a.address);
  const thaw = a.freeze();
  const asked = a.asked('/name');
  const read = ask();
  await asked;

  await lookAtHanging(apis, a);
  thaw();

  expect((await read).name).toBe('a');
});

test('asks another API where a connection was refused: nothing was sent, so changes too', async () => {
  const a = await startApi('a');
  const { ask } = agentOf(REFUSED, a.address);

  const answers = [await ask(), await ask(), await ask('POST'), await ask('POST')];

  expect(answers.map(({ name }) => name)).toEqual(['a', 'a', 'a', 'a']);
  expect(answers[3]?.body).toEqual({ amount: 1 });
});

test('reads once more elsewhere where a connection broke, and changes nothing twice', async () => {
  const [a, b] = [await startApi('a'), await startApi('b')];
  const { ask } = agentOf(a.address, b.address);
  a.state.breaks = true;

  expect([(await ask()).name, (await ask()).name]).toEqual(['b', 'b']);
  const writes = await Promise.allSettled([ask('POST'), ask('POST')]);
  expect(writes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(b.state.answered).toBe(3);

  b.state.breaks = true;
  await expect(ask()).rejects.toThrow('other side closed');
});

test('looks again and again, and no more once it is closed', async () => {
  const a = await startApi('a');
  const { apis } = agentOf(a.address);
  apis.start();

  while (a.state.looks < 3) {
    await jest.advanceTimersByTimeAsync(100);
    await setImmediate();
  }
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(NOW) + 3 * LOOK_EVERY_MS);
  await apis.close();
  await jest.advanceTimersByTimeAsync(10 * LOOK_EVERY_MS);

  expect(a.state.looks).toBe(3);
});

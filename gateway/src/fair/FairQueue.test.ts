import { type Customer, FairQueue, QueueFull } from './FairQueue.ts';

const limits = {
  running: { total: 6, network: 4, session: 2 },
  waiting: { total: 100, session: 20 },
  maxWaitMs: 1000,
};
const customer = (network: string, session = ''): Customer => ({ network, session });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Enters, and writes down when it got its place. */
function enterAs(queue: FairQueue, who: Customer, order: string[]) {
  const entered = queue.enter(who);
  entered.then(
    () => order.push(`${who.network}${who.session}`),
    (error: Error) => order.push(error.name),
  );
  return entered;
}

const settle = () => jest.advanceTimersByTimeAsync(0);

test('gives a session its share, a network its own, and all together what there is', async () => {
  const queue = new FairQueue(limits);
  const order: string[] = [];
  for (const network of ['a', 'b', 'c'])
    for (const session of ['1', '2', '3'])
      for (let count = 0; count < 3; count += 1) void enterAs(queue, customer(network, session), order);

  await settle();

  expect(order).toEqual(['a1', 'a1', 'a2', 'a2', 'b1', 'b1']);
  expect(queue.running).toBe(6);
});

test('gives the next free place to whoever has waited for their turn, not to the longest line', async () => {
  const queue = new FairQueue({ ...limits, running: { total: 1, network: 1, session: 1 } });
  const order: string[] = [];
  const places = [queue.enter(customer('a', '1'))];
  for (let count = 0; count < 10; count += 1) places.push(enterAs(queue, customer('a', '1'), order));
  places.push(enterAs(queue, customer('a', '2'), order), enterAs(queue, customer('b', '1'), order));

  for (let turn = 0; turn < 4; turn += 1) {
    const free = await Promise.race(places);
    free();
    places.splice(0, 1);
    await settle();
  }

  expect(order.indexOf('b1')).toBeLessThan(3);
  expect(order.indexOf('a2')).toBeLessThan(4);
});

test('lets nobody wait for longer than the limit, or in a line that is too long', async () => {
  const queue = new FairQueue({ ...limits, waiting: { total: 3, session: 2 } });
  const order: string[] = [];
  const enter = (who: Customer) => enterAs(queue, who, order).catch((error: unknown) => error);
  const [first] = [await queue.enter(customer('a')), await queue.enter(customer('a'))];
  const waiting = [enter(customer('a')), enter(customer('a'))];

  expect(await enter(customer('a'))).toBeInstanceOf(QueueFull);
  await jest.advanceTimersByTimeAsync(1000);
  expect(await Promise.all(waiting)).toEqual([expect.any(QueueFull), expect.any(QueueFull)]);

  first();
  first();
  expect(queue.running).toBe(1);
  await expect(queue.enter(customer('a'))).resolves.toBeDefined();
});

import { setImmediate } from 'node:timers/promises';
import { MemoryStore } from '../testing/MemoryStore.ts';
import { withLock } from './withLock.ts';

const LEFT = 'locks/00000000-0000-4000-8000-000000000000';

afterEach(() => {
  jest.restoreAllMocks();
});

/** Each look at the clock is that much later. */
function hurry(ms: number): void {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += ms));
}

test('of many that ask at once, one works at a time, and no lock is left', async () => {
  const store = new MemoryStore();
  let working = 0;
  const most: number[] = [];
  const work = async () => {
    working += 1;
    most.push(working);
    await setImmediate();
    working -= 1;
  };

  await Promise.all(Array.from({ length: 8 }, () => withLock(store, work)));

  expect(most).toEqual(Array(8).fill(1));
  expect(store.files.size).toBe(0);
});

test('a lock that somebody left behind is waited for, and removed', async () => {
  const store = new MemoryStore(new Map([[LEFT, new Uint8Array()]]));
  hurry(3000);

  expect(await withLock(store, async () => store.files.has(LEFT))).toBe(true);

  expect(store.files.size).toBe(0);
});

test('whoever makes locks again and again holds up nobody for ever', async () => {
  const store = new MemoryStore();
  hurry(1000);
  let made = 0;
  jest.spyOn(store, 'list').mockImplementation(async () => {
    made += 1;
    return [`00000000-0000-4000-8000-${String(made).padStart(12, '0')}`, 'junk', '../registry/junk'];
  });

  await withLock(store, async () => {});

  expect(made).toBeLessThan(20);
});

test('what fails leaves no lock', async () => {
  const store = new MemoryStore();

  await expect(withLock(store, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');

  expect(store.files.size).toBe(0);
});

import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { timeOn } from '../kernel/bank/days.ts';
import { findSnapshot, saveSnapshot } from './snapshot.ts';

const SOURCES = ['kernel/migrations', 'ledger/functions', 'modules/cards/migrations', 'seeds'];
const day = timeOn('2026-05-07', '12:00:00');
let folder: string;
let cache: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'bank-snapshot-'));
  cache = path.join(folder, 'cache');
  for (const source of SOURCES) {
    await mkdir(path.join(folder, source), { recursive: true });
    await writeFile(path.join(folder, source, 'first.ts'), 'first');
  }
});
afterEach(() => rm(folder, { recursive: true }));

const save = (text: string, on = day) => saveSnapshot(cache, { dump: new Blob([text]), day: on }, folder);
const found = async () => (await findSnapshot(cache, folder))?.dump.text();

test('finds what was kept, with its day', async () => {
  expect(await findSnapshot(cache, folder)).toBeUndefined();
  await save('a bank');

  expect(await found()).toBe('a bank');
  expect((await findSnapshot(cache, folder))?.day).toEqual(day);
});

test.each(SOURCES)('does not find what was kept before %s changed', async (source) => {
  await save('a bank');
  await writeFile(path.join(folder, source, 'first.ts'), 'another');
  expect(await found()).toBeUndefined();

  await writeFile(path.join(folder, source, 'first.ts'), 'first');
  expect(await found()).toBe('a bank');
  await writeFile(path.join(folder, source, 'second.ts'), '');

  expect(await found()).toBeUndefined();
});

test('forgets what was kept earlier, and nothing that another process is at', async () => {
  await save('of yesterday', timeOn('2026-05-06', '12:00:00'));
  await writeFile(path.join(cache, 'others.part'), 'half');
  await save('of today');

  expect(await found()).toBe('of today');
  expect((await readdir(cache)).sort()).toEqual([
    expect.stringMatching(/^[0-9a-f]{16}-2026-05-07\.tgz$/),
    'others.part',
  ]);
});

test('keeps one whole snapshot when many are kept at once', async () => {
  const days = Array.from({ length: 8 }, (_, index) => new Date(day.getTime() + (index % 2) * 86_400_000));

  await Promise.all(days.map((on, index) => save(`bank ${index}`, on)));
  await save('the last', day);

  expect(await readdir(cache)).toHaveLength(1);
  expect(await found()).toBe('the last');
});

test('can be read when it is forgotten meanwhile', async () => {
  await save('a bank');
  const snapshot = await findSnapshot(cache, folder);
  await save('of tomorrow', timeOn('2026-05-08', '12:00:00'));

  expect(await snapshot?.dump.text()).toBe('a bank');
});

import { activate } from '../edits/activate.ts';
import { Documents } from '../streams/Documents.ts';
import { Listing } from '../streams/Listing.ts';
import type { StreamFile } from '../streams/StreamFile.ts';
import { writeDocument } from '../streams/writeDocument.ts';
import { OWN, outcomeOf, readBank } from '../testing/Honest.ts';
import { putEmpty } from '../testing/putEmpty.ts';
import { fingerprint, type Person, remoteOf, shellOf, World } from '../testing/World.ts';
import { writeRaw } from '../testing/writeRaw.ts';
import { BankReader } from './BankReader.ts';
import { NOTHING_SAID, type PackageContent } from './drafts.ts';
import { Heads } from './Heads.ts';

const STREAM = `packages/${OWN}` as const;
const MEGABYTE = 1024 * 1024;
const active = remoteOf('accounts', 1).version;

let world: World;

beforeEach(async () => {
  world = await World.begin();
  await outcomeOf(world, 'platform', activate(shellOf(1)));
  await outcomeOf(world, 'accounts', activate(remoteOf('accounts', 1)));
});

function write(document: object, number: number, person: Person = 'accounts'): Promise<StreamFile> {
  return writeDocument(world.as(person), { stream: STREAM, number, document }, () => fingerprint(person));
}

async function firstDocument(): Promise<object> {
  const [file] = (await readBank(world)).files.get(STREAM) ?? [];
  const bytes = await world.store.get(`registry/${file?.key}`);
  return JSON.parse(new TextDecoder().decode(bytes)) as object;
}

function streamsOf(count: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`packages/mfe-${at}`, 1]));
}

/** @returns how many files of the stream this look reads */
async function readsAt(look: () => Promise<unknown>, stream: string = STREAM): Promise<number> {
  const gets = jest.spyOn(world.store, 'get');
  await look();
  const read = gets.mock.calls.filter(([key]) => key.startsWith(`registry/${stream}/`));
  gets.mockRestore();
  return read.length;
}

test('a look reads 64 documents of a package at most, however many its squad has signed', async () => {
  for (let at = 0; at < 100; at += 1) await putEmpty(world, STREAM, at + 2, String(at), 'accounts');

  expect(await readsAt(() => readBank(world))).toBe(64);
});

test('a look reads few large documents of a package', async () => {
  for (const number of [2, 3, 4, 5, 6]) await write({ text: 'x'.repeat(3 * MEGABYTE) }, number);

  expect(await readsAt(() => readBank(world))).toBe(3);
});

test('a document that no store would read is not written', async () => {
  await expect(write({ text: 'x'.repeat(4 * MEGABYTE) }, 2)).rejects.toThrow('would be too large to be read');
});

test('a look follows 64 documents of a package to what they change together with, also when it knows them all', async () => {
  const reader = new BankReader(world.as('operator'));
  const first = await firstDocument();
  const together = { id: 'missing', streams: { 'packages/other': 1 } };
  for (let at = 0; at < 80; at += 1) {
    if (at === 40) await reader.read();
    await write({ ...first, number: at + 2, together }, at + 2);
  }
  await reader.read();
  const followed = jest.spyOn(Listing.prototype, 'of');

  await reader.read();

  expect(followed.mock.calls.filter(([stream]) => stream === 'packages/other')).toHaveLength(64);
  followed.mockRestore();
});

test('a look reads few large documents of what a document changes together with', async () => {
  const stream = 'packages/mfe-other' as const;
  for (let at = 0; at < 12; at += 1)
    await writeDocument(
      world.as('accounts'),
      { stream, number: 1, document: { text: `${at}${'x'.repeat(3 * MEGABYTE)}` } },
      () => fingerprint('accounts'),
    );
  await writeRaw(world.as('accounts'), STREAM, undefined, { together: { id: 'x', streams: { [stream]: 1 } } });

  expect(await readsAt(() => readBank(world), stream)).toBe(11);
});

test.each([
  ['sets of held versions', 'heldTogether', { heldTogether: Array(101).fill([]) }],
  ['members of a set', 'heldTogether.0', { heldTogether: [Array(101).fill({ app: OWN, version: active })] }],
  ['others that it changes with', 'together.streams', { together: { id: 'x', streams: streamsOf(101) } }],
])('a document with very many %s does not count', async (_, key, part) => {
  await writeRaw(world.as('accounts'), STREAM, (content) => ({ ...content, ...part }));

  expect((await readBank(world)).problems).toEqual([expect.stringContaining(`: "${key}" is `)]);
});

test('a look compares each set of held versions once, however many a squad names', async () => {
  const heldTogether = Array.from({ length: 100 }, (_, at) => [
    { app: OWN, version: remoteOf('accounts', at).version },
  ]);
  await writeRaw(world.as('accounts'), STREAM, (content) => ({ ...content, heldTogether }));
  const reader = new BankReader(world.as('operator'));
  await reader.read();
  const compared = jest.spyOn(JSON, 'stringify');

  await reader.read();

  expect(compared.mock.calls.filter(([value]) => Array.isArray(value))).toHaveLength(100);
  compared.mockRestore();
});

test('a document with a set of no version does not count', async () => {
  await writeRaw<PackageContent>(world.as('accounts'), STREAM, (content) => ({
    ...content,
    channel: { ...content.channel, sets: { x: 5 } },
  }));

  const { registry, problems } = await readBank(world);

  expect([registry?.remotes[OWN]?.active, problems]).toEqual([active, [expect.stringContaining('"channel.sets.x"')]]);
});

test('whoever looks for an earlier revision keeps no document of a later one in memory', async () => {
  const { authority, revision } = await readBank(world);
  for (let at = 1; at <= 5; at += 1)
    await writeRaw(world.as('accounts'), STREAM, undefined, { revision: revision + at });
  const listing = new Listing(new Set(await world.store.list('registry')));
  const documents = new Documents(world.as('operator'));
  if (!authority) throw new Error('There are no roles.');

  const packages = await new Heads(listing, authority, documents, { revision }).packages(NOTHING_SAID);

  const known = listing.of(STREAM).filter((file) => documents.isKnown(file));
  expect(known).toEqual([packages.get(OWN)?.file]);
});

test('a document that is nested too deeply does not count', async () => {
  const nested = Array.from({ length: 40 }).reduce((inner) => ({ inner }), {});
  await writeRaw(world.as('accounts'), STREAM, (content) => ({ ...content, nested }));

  const { problems } = await readBank(world);

  expect(problems).toEqual([expect.stringMatching(/number 2 \(\w{8}\) is nested too deeply\./)]);
});

test('a document that two keys have signed is one', async () => {
  await write(await firstDocument(), 1, 'operator');

  const { registry, problems } = await readBank(world);

  expect([registry?.remotes[OWN]?.active, problems]).toEqual([active, []]);
});

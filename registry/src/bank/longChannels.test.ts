import { activate } from '../edits/activate.ts';
import { disable } from '../edits/disable.ts';
import { OWN, outcomeOf } from '../testing/Honest.ts';
import { remoteOf, shellOf, World } from '../testing/World.ts';
import { writeRaw } from '../testing/writeRaw.ts';
import { BankReader } from './BankReader.ts';
import type { PackageContent } from './drafts.ts';

const STREAM = `packages/${OWN}` as const;
const FIRST = remoteOf('accounts', 1).version;
/** Comparing so many with each other takes minutes. */
const MANY = 60_000;

async function begin(): Promise<World> {
  const world = await World.begin();
  await outcomeOf(world, 'platform', activate(shellOf(1)));
  await outcomeOf(world, 'cards', activate(remoteOf('cards', 1)));
  await outcomeOf(world, 'accounts', activate(remoteOf('accounts', 1)));
  return world;
}

function setsOf(count: number): Record<string, string> {
  const versions = Array.from({ length: count }, (_, at) => remoteOf('accounts', at + 2).version);
  return Object.fromEntries(versions.map((version) => [version, `${OWN}@${version}`]));
}

test.each([
  ['earlier versions', { previous: Array(MANY).fill(FIRST) }],
  ['versions that were left', { left: Array(MANY).fill(FIRST) }],
  ['sets', { sets: setsOf(MANY) }],
  ['packages in a set', { sets: { [FIRST]: `${OWN}@${FIRST},`.repeat(MANY) } }],
])('a channel with very many %s does not count, and holds up nobody', async (_, part) => {
  const world = await begin();
  await writeRaw<PackageContent>(world.as('accounts'), STREAM, (content) => ({
    ...content,
    channel: { active: FIRST, previous: [], ...part },
  }));
  const warned = jest.spyOn(console, 'error').mockImplementation(() => {});

  expect(await outcomeOf(world, 'operator', disable('mfe-cards', 'Back soon'))).toBe('done');
  const { registry, problems } = await new BankReader(world.as('operator')).read();

  expect(registry?.remotes['mfe-cards']?.disabled).toEqual({ message: 'Back soon' });
  expect(registry?.remotes[OWN]).toEqual({ active: FIRST, previous: [] });
  expect(problems).toEqual([expect.stringContaining(`registry/${STREAM} number 2 `)]);
  warned.mockRestore();
});

test('a version that is held again and again is held once', async () => {
  const world = await begin();
  await writeRaw<PackageContent>(world.as('accounts'), STREAM, (content) => ({
    ...content,
    channel: null,
    held: [FIRST, FIRST],
  }));

  const { registry } = await new BankReader(world.as('operator')).read();

  expect(registry?.held?.[OWN]).toEqual([FIRST]);
});

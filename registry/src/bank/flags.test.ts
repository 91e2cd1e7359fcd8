import { activate } from '../edits/activate.ts';
import { pin } from '../edits/pin.ts';
import { setFlag } from '../edits/setFlag.ts';
import { outcomeOf, readBank } from '../testing/Honest.ts';
import { type Person, remoteOf, shellOf, World } from '../testing/World.ts';
import { writeRaw } from '../testing/writeRaw.ts';
import type { PackageContent } from './drafts.ts';

/** Commands say what they pass over. */
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

/** Two squads have released a version each. */
async function begin(): Promise<World> {
  const world = await World.begin();
  await outcomeOf(world, 'platform', activate(shellOf(1)));
  for (const squad of ['cards', 'accounts'] as const) await outcomeOf(world, squad, activate(remoteOf(squad, 1)));
  return world;
}

const on = (app: string, percent = 5) => setFlag(app, 'rollover', { percent });
const rollover = async (world: World) => (await readBank(world)).registry?.remotes['mfe-cards']?.flags?.rollover;

test('the squad of a package and operators set its flags, and no other squad', async () => {
  const world = await begin();

  expect(await outcomeOf(world, 'accounts', on('mfe-cards'))).toContain('signed by accounts, which may not change it');
  expect(await rollover(world)).toBeUndefined();
  for (const [person, percent] of [['cards', 5] as const, ['operator', 10] as const]) {
    expect(await outcomeOf(world, person, on('mfe-cards', percent))).toBe('done');
    expect(await rollover(world)).toEqual({ percent });
  }
});

test('a flag changes beside an operator’s pin, and leaves what the squad says below it', async () => {
  const world = await begin();
  const [first, second] = [remoteOf('cards', 1), remoteOf('cards', 2)];
  await outcomeOf(world, 'cards', activate(second));
  await outcomeOf(world, 'operator', pin('mfe-cards', first.version));
  await writeRaw<PackageContent>(world.as('cards'), 'packages/mfe-cards', (content) => ({
    ...content,
    channel: { active: second.version, previous: [] },
  }));

  expect(await outcomeOf(world, 'cards', on('mfe-cards'))).toBe('done');
  const { registry, packages } = await readBank(world);
  const flags = { rollover: { percent: 5 } };
  expect(registry?.remotes['mfe-cards']).toMatchObject({ active: first.version, pinned: true, flags });
  expect(packages.get('mfe-cards')?.document.channel).toMatchObject({ active: second.version, flags });
});

test('an operator who sets a flag as it is says nothing of the version that its squad has pinned', async () => {
  const world = await begin();
  await outcomeOf(world, 'cards', on('mfe-cards'));
  await outcomeOf(world, 'cards', pin('mfe-cards'));

  expect(await outcomeOf(world, 'operator', on('mfe-cards'))).toBe('done');

  expect((await readBank(world)).operators).toBeUndefined();
});

test.each([
  ['too many', () => Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`flag${at}`, { percent: 1 }]))],
  ['named people without end', () => ({ rollover: { percent: 0, for: Array(101).fill('0123456789abcdef') } })],
  ['a name that is none', () => ({ 'roll over': { percent: 1 } })],
  ['a share above all', () => ({ rollover: { percent: 101 } })],
])('a document with %s costs its own stream one step', async (_, flags) => {
  const world = await begin();
  await outcomeOf(world, 'cards', on('mfe-cards'));
  const person: Person = 'cards';
  await writeRaw<PackageContent>(world.as(person), 'packages/mfe-cards', ({ channel, ...content }) => ({
    ...content,
    channel: { ...channel, flags: flags() },
  }));

  expect(await rollover(world)).toEqual({ percent: 5 });
  expect((await readBank(world)).problems).toEqual([expect.stringContaining('packages/mfe-cards number 3')]);
  expect(await outcomeOf(world, person, on('mfe-cards', 7))).toBe('done');
  expect(await rollover(world)).toEqual({ percent: 7 });
});

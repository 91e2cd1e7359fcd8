import { activate } from '../edits/activate.ts';
import { hold } from '../edits/hold.ts';
import { revise } from '../revisions/revise.ts';
import { outcomeOf, readBank } from '../testing/Honest.ts';
import { fingerprint, remoteOf, SHARED, shellOf, World } from '../testing/World.ts';
import { writeRaw } from '../testing/writeRaw.ts';
import type { PackageContent } from './drafts.ts';

const reason = { by: 'test', action: 'test', app: SHARED, why: 'test' };
const approved = remoteOf('shared', 1, '/accounts/shared');
const other = remoteOf('shared', 2, '/accounts/shared');

let world: World;

beforeEach(async () => {
  world = await World.begin();
  await revise(world.as('platform'), reason, activate(shellOf(1)));
  await revise(world.as('accounts'), reason, hold(approved));
  const vouched = [{ app: SHARED, version: approved.version }];
  await revise(world.as('cards'), reason, activate(approved), { vouched });
  await revise(world.as('accounts'), reason, hold(other));
});

/** Writes as the holder of one of the two keys, who does not use the commands. */
async function channelAfter(
  channel: PackageContent['channel'],
  change: (content: PackageContent) => Partial<PackageContent> = () => ({}),
) {
  await writeRaw<PackageContent>(world.as('accounts'), `packages/${SHARED}`, (content) => ({
    ...content,
    ...change(content),
    channel,
  }));
  return (await readBank(world)).state.remotes[SHARED];
}

test('a release with one of two signatures goes live by no command', async () => {
  expect(await outcomeOf(world, 'accounts', activate(other))).toMatch(/has 1 of 2 signatures that it needs/);
});

test.each([
  ['active', { active: other.version, previous: [] }],
  ['the canary', { active: approved.version, previous: [], canary: { version: other.version, percent: 5 } }],
])('a release with one of two signatures does not count as %s', async (_, channel) => {
  expect(await channelAfter(channel)).toEqual({ active: approved.version, previous: [] });
});

test('nobody goes back to a release with one of two signatures', async () => {
  const unapproved = { previous: [other.version], left: [other.version] };

  expect(await channelAfter({ active: approved.version, ...unapproved })).toEqual({
    active: approved.version,
    previous: [],
    left: [],
  });
});

test.each([
  ['waits for a second signature', {}],
  ['nobody has signed', { [other.version]: {} }],
])('whoever signs a package again signs no release that %s, wherever the other squad names it', async (_, unsigned) => {
  await channelAfter({ active: approved.version, previous: [other.version] }, ({ signatures }) => ({
    signatures: { ...signatures, ...unsigned },
  }));

  await revise(world.as('cards'), reason, (state) => state, { renews: true });
  await revise(world.as('cards'), reason, (state) => state, { vouched: [{ app: SHARED, version: approved.version }] });

  const { signatures = {} } = (await readBank(world)).packages.get(SHARED)?.document ?? {};
  expect(Object.keys(signatures[approved.version] ?? {})).toHaveLength(2);
  expect(signatures[other.version] ?? {}).not.toHaveProperty(fingerprint('cards'));
});

test('whoever releases a version signs no other content that the other squad has put under its name', async () => {
  const planted = { ...remoteOf('shared', 3, '/accounts/shared'), bundled: ['evil'] };
  await revise(world.as('accounts'), reason, hold(planted));
  const build = remoteOf('shared', 3, '/accounts/shared');

  const vouched = [{ app: SHARED, version: build.version }];
  const releasing = revise(world.as('cards'), reason, activate(build), { vouched });

  await expect(releasing).rejects.toThrow(
    'mfe-shared 1.0.0-0000000003 is in the registry with another content than this build',
  );
});

test('a release that has its signatures does not count under the name of another version', async () => {
  const renamed = ({ releases }: PackageContent) => ({ releases: { ...releases, [other.version]: approved } });

  expect(await channelAfter({ active: other.version, previous: [] }, renamed)).toEqual({
    active: approved.version,
    previous: [],
  });
});

import { activate } from '../edits/activate.ts';
import { disable } from '../edits/disable.ts';
import { restore } from '../edits/restore.ts';
import { revoked } from '../grants/revoke.ts';
import { signRoles } from '../revisions/signRoles.ts';
import { OWN, outcomeOf, readBank } from '../testing/Honest.ts';
import { remoteOf, shellOf, World } from '../testing/World.ts';
import { writeRaw } from '../testing/writeRaw.ts';
import { registryAt } from './history.ts';

/** Above these, a look finds nothing of the stream. */
const MANY = 70;

test('shows earlier revisions, however many bad documents a squad has written since', async () => {
  const warned = jest.spyOn(console, 'error').mockImplementation(() => {});
  const world = await World.begin();
  await outcomeOf(world, 'platform', activate(shellOf(1)));
  for (const number of [1, 2]) await outcomeOf(world, 'accounts', activate(remoteOf('accounts', number)));
  await outcomeOf(world, 'cards', activate(remoteOf('cards', 1)));
  for (let number = 3; number < MANY; number += 1)
    await writeRaw(world.as('accounts'), `packages/${OWN}`, () => ({ channel: 'none' }), { number });

  const { revision, remotes } = await registryAt(world.as('operator'), 4);

  expect(revision).toBe(4);
  expect(Object.keys(remotes).sort()).toEqual([OWN, 'mfe-cards']);
  const last = MANY - 3 + 4;
  expect(Object.keys((await registryAt(world.as('operator'), last)).remotes)).toHaveLength(2);
  await expect(registryAt(world.as('operator'), last + 1)).rejects.toThrow(`has no revision ${last + 1}`);
  warned.mockRestore();
});

test.each([
  [
    'its key is revoked',
    async (world: World) => {
      const { authority } = await readBank(world);
      if (!authority) throw new Error('There are no roles.');
      for (const root of ['rootA', 'rootB'] as const) await signRoles(world.as(root), revoked(authority, 'accounts'));
    },
  ],
  [
    'its document is overwritten',
    (world: World, key: string) => world.store.put(`registry/${key}`, new TextEncoder().encode('{}')),
  ],
])('restores what was so, whatever number a squad has written before %s', async (_, endIt) => {
  const warned = jest.spyOn(console, 'error').mockImplementation(() => {});
  const world = await World.begin();
  await outcomeOf(world, 'platform', activate(shellOf(1)));
  await outcomeOf(world, 'cards', activate(remoteOf('cards', 1)));
  await outcomeOf(world, 'accounts', activate(remoteOf('accounts', 1)));
  const { key } = await writeRaw(world.as('accounts'), `packages/${OWN}`, (content) => content as object, {
    number: 999_999_999,
  });
  await outcomeOf(world, 'cards', activate(remoteOf('cards', 2)));
  const before = (await readBank(world)).registry;
  await endIt(world, key);
  await outcomeOf(world, 'operator', disable('mfe-cards', 'Back soon'));
  const { registry, revision, state } = await readBank(world);
  expect(registry?.documents).toBeGreaterThan(before?.documents ?? 0);
  await outcomeOf(world, 'cards', activate(remoteOf('cards', 3)));

  const past = await registryAt(world.as('operator'), revision);

  expect(past.remotes['mfe-cards']).toEqual(state.remotes['mfe-cards']);
  expect(await outcomeOf(world, 'operator', restore(past))).toBe('done');
  expect((await readBank(world)).state.remotes['mfe-cards']).toEqual(state.remotes['mfe-cards']);
  warned.mockRestore();
});

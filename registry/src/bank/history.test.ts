import { activate } from '../edits/activate.ts';
import { OWN, outcomeOf } from '../testing/Honest.ts';
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
  await expect(registryAt(world.as('operator'), 5)).rejects.toThrow('has no revision 5');
  warned.mockRestore();
});

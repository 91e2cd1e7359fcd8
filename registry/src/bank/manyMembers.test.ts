import { activate } from '../edits/activate.ts';
import { disable } from '../edits/disable.ts';
import { OWN, outcomeOf } from '../testing/Honest.ts';
import { putEmpty } from '../testing/putEmpty.ts';
import { remoteOf, shellOf, World } from '../testing/World.ts';
import { writeRaw } from '../testing/writeRaw.ts';
import { BankReader } from './BankReader.ts';
import type { PackageContent } from './drafts.ts';

const STREAM = `packages/${OWN}` as const;
/** Two commands, of which each reads the bank several times, need far fewer. */
const FEW_READS = 2000;

test('documents that wait for many others, which are missing, hold up no look and no command', async () => {
  const warned = jest.spyOn(console, 'error').mockImplementation(() => {});
  const world = await World.begin();
  await outcomeOf(world, 'platform', activate(shellOf(1)));
  await outcomeOf(world, 'cards', activate(remoteOf('cards', 1)));
  await outcomeOf(world, 'accounts', activate(remoteOf('accounts', 1)));
  for (let at = 0; at < 100; at += 1) await putEmpty(world, 'packages/other', 1, String(at), 'accounts');
  for (let at = 0; at < 60; at += 1)
    await writeRaw<PackageContent>(world.as('accounts'), STREAM, (content) => content, {
      number: at + 2,
      together: { id: String(at), streams: { 'packages/other': 1 } },
    });
  const gets = jest.spyOn(world.store, 'get');

  const { registry } = await new BankReader(world.as('operator')).read();
  expect(registry?.remotes[OWN]?.active).toBe(remoteOf('accounts', 1).version);
  expect(await outcomeOf(world, 'operator', disable('mfe-cards', 'Back soon'))).toBe('done');

  expect(gets.mock.calls.length).toBeLessThan(FEW_READS);
  warned.mockRestore();
});

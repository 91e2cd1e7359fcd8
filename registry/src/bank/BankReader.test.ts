import { activate } from '../edits/activate.ts';
import { revise } from '../revisions/revise.ts';
import { remoteOf, shellOf, World } from '../testing/World.ts';
import { BankReader } from './BankReader.ts';

afterEach(() => jest.useRealTimers());

test('the newest of what was written at the same moment is the first by its key', async () => {
  const world = await World.begin();
  const reason = { by: 'test', action: 'test', app: 'shell', why: 'test' };
  await revise(world.as('platform'), reason, activate(shellOf(1)));
  await revise(world.as('cards'), reason, activate(remoteOf('cards', 1)));
  await revise(world.as('accounts'), reason, activate(remoteOf('accounts', 1)));
  const newest = async () => (await new BankReader(world.as('operator')).read()).heads[0]?.file.stream;
  jest.useFakeTimers({ now: Date.now() + 1000, doNotFake: ['setTimeout'] });

  const renew = (person: 'cards' | 'accounts' | 'platform') =>
    revise(world.as(person), reason, (state) => state, { renews: true });
  await renew('platform');
  await renew('cards');
  expect(await newest()).toBe('packages/mfe-cards');
  await renew('accounts');
  expect(await newest()).toBe('packages/mfe-accounts');
});

import { carryOver } from '@bank/registry/oldForm/carryOver.ts';
import { removeOldForm } from '@bank/registry/oldForm/removeOldForm.ts';
import { oldBank } from '@bank/registry/oldForm/testing/oldBank.ts';
import { FolderStore } from '@bank/registry/store/FolderStore.ts';
import type { Store } from '@bank/registry/store/Store.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyFolder } from '@bank/registry/testing/deployment.ts';
import { createGateway } from './createGateway.ts';
import { servedRevisions } from './testing/servedRevisions.ts';

const AFTER_POLL_MS = 1001;
const CARRY_OVER = 'has the form before streams by role, which is served and not changed. Carry it over: npm run bank';

/** A look follows the clock that measures, and requests the others. */
const others = ['Date', 'hrtime', 'nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const;
const timers = ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const;

beforeEach(() => jest.useFakeTimers({ doNotFake: [...others, ...timers] }));
afterEach(() => jest.useRealTimers());

/** A gateway that goes on running, with what it serves now. */
async function startGateway() {
  const bank = await oldBank('staffed');
  const gateway = await createGateway({ config, deployment: await bank.as('duty') });
  const look = async () => {
    jest.advanceTimersByTime(AFTER_POLL_MS);
    const { revision, roles, ...page } = (await gateway.inject('/banking/registry.json')).json();
    const [cards] = page.remotes.filter(({ name }: { name: string }) => name === 'mfe-cards');
    const entry = (await gateway.inject(cards.entry)).body;
    const { problems, status } = (await gateway.inject('/banking/health')).json();
    return { ...{ revision, roles, problems, status }, served: { ...page, entry } };
  };
  return { bank, look };
}

test('a running gateway serves the form before, then the streams, and customers notice nothing', async () => {
  const { bank, look } = await startGateway();
  const before = await look();
  expect(before).toMatchObject({ revision: 12, roles: 0, status: 'degraded' });
  expect(before.problems).toEqual([
    expect.stringContaining(CARRY_OVER),
    'Revision 13 of the form before is not signed by a key that has a role.',
  ]);
  expect(before.served).toMatchObject({ shell: bank.state.shell?.active, entry: expect.stringContaining('cards') });

  for (const key of ['vault-a', 'vault-b']) {
    await carryOver(await bank.as(key), key);
    expect(await look()).toEqual(before);
  }
  await carryOver(await bank.as('duty'), 'duty');

  const after = await look();
  expect(after).toEqual({ revision: 17, roles: 1, status: 'ok', problems: [], served: before.served });
  await removeOldForm(await bank.as('duty'));
  expect(await look()).toEqual(after);
});

test('starts with the form before, and with its copies while the store is down', async () => {
  const bank = await oldBank('staffed');
  const cache = new FolderStore(await emptyFolder());
  const keep = (key: string, bytes: Uint8Array) => cache.put(key, bytes);
  const deployment = { ...(await bank.as('duty')), cache, keep };
  expect(await servedRevisions(deployment).revision()).toBe(12);

  const down: Store = Object.create(bank.store, { list: { value: () => Promise.reject(new Error('down')) } });
  const { source, revision } = servedRevisions({ ...deployment, store: down });

  expect(await revision()).toBe(12);
  expect(source.problems).toEqual(['down']);
});

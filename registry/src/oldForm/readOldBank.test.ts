import { hashOf } from '../hashOf.ts';
import { readOldBank } from './readOldBank.ts';
import type { OldRegistry } from './schemas.ts';
import { type OldBank, oldBank } from './testing/oldBank.ts';

const decoder = new TextDecoder();

async function revision({ store }: OldBank, number: number): Promise<OldRegistry> {
  return JSON.parse(decoder.decode(await store.get(`registry/${String(number).padStart(8, '0')}.json`)));
}

/** As revision 13, signed by this key. */
async function write(bank: OldBank, registry: OldRegistry, key: string): Promise<void> {
  const bytes = Buffer.from(JSON.stringify({ ...registry, revision: 13 }));
  const { keys } = await bank.as(key);
  await bank.store.put('registry/00000013.json', bytes);
  await bank.store.put(`registry/signatures/${hashOf(bytes)}`, Buffer.from(await keys.sign(bytes)));
}

test('what a squad changes of another’s package stays as the revision before has it', async () => {
  const bank = await oldBank('staffed');
  const newest = await revision(bank, 12);
  const { 'mfe-bills': _, ...remotes } = newest.remotes;
  const accounts = { active: '1.0.0-0000000000', previous: [] };
  await write(bank, { ...newest, remotes: { ...remotes, 'mfe-accounts': accounts } }, 'cards-2026');

  const old = await readOldBank(await bank.as('duty'));

  expect(old?.key).toBe('cards-2026');
  expect(old?.registry.remotes['mfe-accounts']).toEqual(bank.state.remotes['mfe-accounts']);
  expect(Object.keys(old?.registry.remotes ?? {})).toEqual(['mfe-accounts', 'mfe-bills', 'mfe-cards']);
  expect(old?.problems).toEqual([
    'Revision 13: mfe-accounts was changed, not signed by a key of its role.',
    'Revision 13: mfe-bills was removed, not signed by a key of its role.',
  ]);
});

test('nobody puts back what a package was before', async () => {
  const bank = await oldBank('staffed');
  const [past, newest] = [await revision(bank, 10), await revision(bank, 12)];
  const cards = (one: OldRegistry) => ({ 'mfe-cards': one.remotes['mfe-cards'] as OldRegistry['shell'] });
  const channels = { ...newest.approvals.channels, ...pick(past.approvals.channels, 'mfe-cards') };
  const approvals = { ...newest.approvals, channels };
  await write(bank, { ...newest, remotes: { ...newest.remotes, ...cards(past) }, approvals }, 'platform');

  const old = await readOldBank(await bank.as('duty'));

  expect(old?.registry.remotes['mfe-cards']).toEqual(bank.state.remotes['mfe-cards']);
  expect(old?.problems).toEqual([
    expect.stringMatching(/^Revision 13: mfe-cards is as revision 4 had it, which revision 11 has replaced\.$/),
  ]);
});

test('one release in another form costs that release alone', async () => {
  const bank = await oldBank('staffed');
  const newest = await revision(bank, 12);
  const [canary = ''] = Object.keys(newest.releases['mfe-cards'] ?? {}).slice(-1);
  const releases = { ...newest.releases['mfe-cards'], [canary]: {} as never };
  await write(bank, { ...newest, releases: { ...newest.releases, 'mfe-cards': releases } }, 'platform');

  const old = await readOldBank(await bank.as('duty'));

  expect(old?.problems).toEqual([expect.stringContaining(`mfe-cards ${canary} has no release in the registry.`)]);
  expect(old?.registry.remotes['mfe-cards']?.canary?.version).toBe(canary);
});

test.each([
  ['another deployment', { deployment: 'another-bank' }, 'says that it is revision 13 of "another-bank".'],
  ['another shape', { approvals: {} }, '"approvals" is {}.'],
])('passes over a revision of %s', async (_, change, problem) => {
  const bank = await oldBank('staffed');
  await write(bank, { ...(await revision(bank, 12)), ...(change as object) }, 'platform');

  const old = await readOldBank(await bank.as('duty'));

  expect(old?.registry.revision).toBe(12);
  expect(old?.problems).toEqual([expect.stringContaining(problem)]);
});

test('nothing counts for whoever has other root keys', async () => {
  const bank = await oldBank('staffed');
  const stranger = await (await oldBank('undivided')).as('second');

  const read = readOldBank({ ...stranger, store: bank.store });

  await expect(read).rejects.toThrow('Revision 13 of the form before is not signed by a key that has a role.');
});

function pick<Value>(record: Record<string, Value>, key: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name === key));
}

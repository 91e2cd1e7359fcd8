import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BankReader } from '../bank/BankReader.ts';
import type { OperatorsContent } from '../bank/drafts.ts';
import { history, registryAt } from '../bank/history.ts';
import { latestBank, latestRegistry } from '../bank/latest.ts';
import { disable } from '../edits/disable.ts';
import { KeyFolder } from '../signing/KeyFolder.ts';
import { releaseAll, remoteBuild, shellBuild } from '../testing/builds.ts';
import { emptyDeployment, emptyFolder, type TestDeployment } from '../testing/deployment.ts';
import { writeRaw } from '../testing/writeRaw.ts';
import { revise } from './revise.ts';

const reason = { by: 'someone', action: 'pin', app: 'shell', why: 'test' };
const cards = (content: string) => remoteBuild('cards', {}, { 'page.js': content });

async function fileOf({ store }: TestDeployment, stream: string): Promise<string> {
  const [name = ''] = (await store.list(`registry/${stream}`)).sort().reverse();
  return path.join(store.root, 'registry', stream, name);
}

test('keeps every change, with who, when and why, and the key that signed it', async () => {
  const deployment = await emptyDeployment();
  const [, first, second] = await releaseAll(deployment, shellBuild(), cards('one'), cards('two'));

  expect((await latestRegistry(deployment))?.remotes['mfe-cards']).toEqual({ active: second, previous: [first] });
  expect((await registryAt(deployment, 2)).remotes['mfe-cards']).toEqual({ active: first, previous: [] });
  const bank = await latestBank(deployment);
  const entries = await history(deployment, bank, 10);
  expect(entries.map(({ revision }) => revision)).toEqual([3, 2, 1]);
  expect(entries[1]?.change).toMatchObject({ by: 'test', action: 'release', app: 'mfe-cards', version: first });
  expect(bank.authority?.nameOf(entries[1]?.signer ?? '')).toBe('test');
});

test('loses no change when ten packages are released at once', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild());
  const names = Array.from({ length: 10 }, (_, index) => `squad-${index}`);

  await Promise.all(names.map((name) => releaseAll(deployment, remoteBuild(name))));

  const registry = await latestRegistry(deployment);
  expect(Object.keys(registry?.remotes ?? {}).sort()).toEqual(names.map((name) => `mfe-${name}`).sort());
  expect(registry?.revision).toBe(11);
});

test('loses no release when six of one package come at once, and deletes nothing that was signed', async () => {
  const deployment = await emptyDeployment();
  const removed = jest.spyOn(deployment.store, 'remove');
  await releaseAll(deployment, shellBuild());
  const contents = ['a', 'b', 'c', 'd', 'e', 'f'];

  const versions = await Promise.all(contents.map((content) => releaseAll(deployment, cards(content))));

  const registry = await latestRegistry(deployment);
  const { active = '', previous = [] } = registry?.remotes['mfe-cards'] ?? {};
  expect([active, ...previous].sort()).toEqual(versions.flat().sort());
  expect(removed.mock.calls.filter(([key]) => !key.startsWith('locks/'))).toEqual([]);
  expect(await deployment.store.list('locks')).toEqual([]);
});

test('loses no change where its lock is taken away meanwhile, and a clock is behind the others', async () => {
  const deployment = await emptyDeployment();
  const { store } = deployment;
  await releaseAll(deployment, shellBuild(), remoteBuild('cards'), remoteBuild('bills'));
  const disableBills = async () => {
    for (const lock of await store.list('locks')) await store.remove(`locks/${lock}`);
    jest.useFakeTimers({ now: Date.now() + 60_000, doNotFake: ['setTimeout'] });
    await revise(deployment, reason, disable('mfe-bills', 'Soon'));
    jest.useRealTimers();
  };
  const meanwhile = [disableBills];

  await revise(deployment, reason, async (state) => {
    await meanwhile.pop()?.();
    return disable('mfe-cards', 'Soon')(state);
  });

  const { remotes } = (await new BankReader(deployment).read()).state;
  expect(Object.values(remotes).map(({ disabled }) => disabled)).toEqual([{ message: 'Soon' }, { message: 'Soon' }]);
});

test('writes nothing for an edit that changes nothing', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild());

  for (const edit of [
    <T>(state: T) => state,
    <T extends { remotes: object }>(state: T) => ({ ...state, remotes: { ...state.remotes } }),
  ])
    expect((await revise(deployment, reason, edit)).registry).toBeUndefined();

  expect((await latestRegistry(deployment))?.revision).toBe(1);
});

test('leaves no half-written file behind', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild());

  const names = await deployment.store.list('registry');

  expect(names.map((name) => name.slice(0, name.lastIndexOf('/'))).sort()).toEqual(['packages/shell', 'roots']);
});

test('does not take a document of which any byte was changed, and says so', async () => {
  const deployment = await emptyDeployment();
  const [, first] = await releaseAll(deployment, shellBuild(), cards('one'), cards('two'));
  const file = await fileOf(deployment, 'packages/mfe-cards');
  const bytes = await readFile(file);
  bytes[bytes.indexOf('page.js')] = 'n'.charCodeAt(0);
  await writeFile(file, bytes);

  const { registry, problems } = await new BankReader(deployment).read();

  expect(registry?.remotes['mfe-cards']?.active).toBe(first);
  expect(problems).toEqual([
    expect.stringMatching(/^registry\/packages\/mfe-cards number 2 .* missing or was altered/),
  ]);
});

test('builds nothing upon a bank whose roots are others', async () => {
  const deployment = await emptyDeployment();
  const other = new KeyFolder(await emptyFolder());
  await other.create('other');
  await releaseAll({ ...deployment, keys: other }, shellBuild());

  await expect(latestRegistry(deployment)).rejects.toThrow('holds a bank whose root keys are none of those in');
  await expect(releaseAll(deployment, shellBuild())).rejects.toThrow('Compare them with what the platform team');
});

test('a change is in force also where the clock of whoever wrote before it is ahead', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards'));
  const change = { ...reason, at: new Date(Date.now() + 2 * 60_000).toISOString() };
  await writeRaw<OperatorsContent>(deployment, 'operators', (content) => ({ ...content, change }));
  const gateway = new BankReader(deployment);
  await gateway.read();

  await revise(deployment, reason, disable('mfe-cards', 'Soon'));

  expect((await gateway.read()).state.remotes['mfe-cards']?.disabled).toEqual({ message: 'Soon' });
});

test('signs nothing that the schema would refuse', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards'));

  for (const message of ['', 'x'.repeat(201)])
    await expect(revise(deployment, reason, disable('mfe-cards', message))).rejects.toThrow(
      'The new revision: "disabled.mfe-cards.message" is',
    );
  expect((await latestRegistry(deployment))?.revision).toBe(2);
});

test('an earlier revision is told with what was altered of it, and is found below very many later documents', async () => {
  const deployment = await emptyDeployment();
  const [, first, second, third] = await releaseAll(
    deployment,
    shellBuild(),
    cards('one'),
    cards('two'),
    cards('three'),
  );
  for (let number = 4; number < 74; number += 1)
    await writeRaw(deployment, 'packages/mfe-cards', undefined, { number });
  const activeAt = async (revision: number) => (await registryAt(deployment, revision)).remotes['mfe-cards']?.active;
  expect([await activeAt(2), await activeAt(3), await activeAt(4)]).toEqual([first, second, third]);
  const altered = (await deployment.store.list('registry')).find((key) => key.includes('cards/000000002')) ?? '';
  await deployment.store.put(`registry/${altered}`, Buffer.from('{}'));
  const warn = jest.spyOn(console, 'error').mockImplementation(() => {});

  expect(await activeAt(3)).toBe(first);

  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/registry\/packages\/mfe-cards number 2 \(\w{8}\) is missing or was altered in the store/)],
  ]);
  warn.mockRestore();
});

test('says which revision is not there', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild());

  await expect(registryAt(deployment, 7)).rejects.toThrow('has no revision 7');
});

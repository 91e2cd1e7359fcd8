import { rename } from 'node:fs/promises';
import { BankReader } from '../bank/BankReader.ts';
import { latestRegistry } from '../bank/latest.ts';
import type { Deployment } from '../Deployment.ts';
import { disable } from '../edits/disable.ts';
import { revise } from '../revisions/revise.ts';
import { signRoles } from '../revisions/signRoles.ts';
import { revoked } from '../roles/revoke.ts';
import type { State } from '../state.ts';
import type { Store } from '../store/Store.ts';
import { releaseAll, remoteBuild } from '../testing/builds.ts';
import { emptyDeployment } from '../testing/deployment.ts';
import { carryOver } from './carryOver.ts';
import { readOldBank } from './readOldBank.ts';
import { removeOldForm } from './removeOldForm.ts';
import { type OldBank, oldBank } from './testing/oldBank.ts';

const reason = { by: 'duty', action: 'test', app: 'mfe-cards', why: 'test' };

/** What the commands of then read, with the members of the one set that is live in place of its hash. */
function expectedState({ state }: OldBank): State {
  const [[version, id]] = Object.entries(state.shell?.sets ?? {}) as [[string, string]];
  const set = `mfe-bills@${state.remotes['mfe-bills']?.active},shell@${version}`;
  return JSON.parse(JSON.stringify(state).replaceAll(id, set));
}

function stateOf({ shell, remotes, releases, held, heldTogether }: State): State {
  return { shell, remotes, releases, held, heldTogether };
}

async function carriedBank(): Promise<OldBank> {
  const bank = await oldBank('staffed');
  for (const key of ['vault-a', 'vault-b', 'duty']) await carryOver(await bank.as(key), key);
  return bank;
}

async function registryFiles({ store }: OldBank): Promise<string[]> {
  return (await store.list('registry')).sort();
}

/** Stops writing after so many files, as a process that is killed does. */
function killedAfter(deployment: Deployment, count: number): Deployment {
  let left = count;
  const put: Store['put'] = async (key, bytes) => {
    if (left === 0) throw new Error('killed');
    left -= 1;
    await deployment.store.put(key, bytes);
  };
  const { store } = deployment;
  return { ...deployment, store: Object.assign(Object.create(store) as Store, { put }) };
}

test('reads the newest revision that the rules of then accept, as the commands of then read it', async () => {
  const bank = await oldBank('staffed');

  const old = await readOldBank(await bank.as('duty'));

  expect(stateOf(old?.registry as State)).toEqual(expectedState(bank));
  expect(old?.registry).toMatchObject({ revision: 12, roles: 0, change: { by: 'platform', action: 'hold' } });
  expect(old?.key).toBe('platform');
  expect(old?.problems).toEqual(['Revision 13 of the form before is not signed by a key that has a role.']);
  expect(old?.leftOut).toEqual([expect.stringMatching(/^mfe-cards 1\.0\.0-\w+: no key of its role vouches for/)]);
});

test('root keys begin the roles, and an operator writes the documents', async () => {
  const bank = await oldBank('staffed');

  const first = await carryOver(await bank.as('vault-a'), 'ada');
  expect(first).toEqual({ roles: { signers: ['vault-a'], missing: 1 } });
  const second = await carryOver(await bank.as('vault-b'), 'grace');
  expect(second).toMatchObject({ roles: { missing: 0 } });
  expect(second.written).toBeUndefined();
  const { written } = await carryOver(await bank.as('duty'), 'duty');

  const { registry, authority, problems } = await new BankReader(await bank.as('cards-2026')).read();
  expect(stateOf(registry as State)).toEqual(expectedState(bank));
  expect(authority?.roles).toMatchObject({
    version: 1,
    roots: { keys: ['vault-a', 'vault-b'], threshold: 2 },
    roles: { 'Cards squad': { keys: ['cards-2026'], packages: ['mfe-cards'] } },
    operators: ['duty'],
    revoked: {},
  });
  expect(problems).toEqual([]);
  expect(registry?.revision).toBe(12 + 5);
  expect(registry?.change).toMatchObject({ by: 'duty', action: 'carry-over', why: 'Revision 12 of the form before' });
  expect(written?.signedAgain).toEqual([]);
});

test('what squads have signed stays signed by them, and an operator’s key vouches for no release', async () => {
  const bank = await carriedBank();

  const { packages, authority } = await new BankReader(await bank.as('duty')).read();

  const cards = packages.get('mfe-cards')?.document;
  const signers = Object.values(cards?.signatures ?? {}).flatMap(Object.keys);
  expect(signers.map((signer) => authority?.nameOf(signer))).toEqual(['cards-2026', 'cards-2026']);
});

test('operators have said what is disabled and pinned', async () => {
  const bank = await carriedBank();

  const { operators, packages } = await new BankReader(await bank.as('duty')).read();

  const pinned = { 'mfe-accounts': bank.state.remotes['mfe-accounts']?.active };
  expect(operators?.document).toMatchObject({ disabled: { 'mfe-bills': { message: 'Back at 6 pm.' } }, pinned });
  expect(packages.get('mfe-accounts')?.document.channel).not.toHaveProperty('pinned');
  expect(packages.get('mfe-bills')?.document.channel).not.toHaveProperty('disabled');
});

test('goes on as any other bank', async () => {
  const bank = await carriedBank();
  const cards = await bank.as('cards-2026');
  const [version] = await releaseAll(cards, remoteBuild('cards', {}, { 'page.js': 'four' }));

  const registry = await latestRegistry(cards);

  expect(registry).toMatchObject({ revision: 18, remotes: { 'mfe-cards': { active: version } } });
});

test('does nothing more when it is run again', async () => {
  const bank = await carriedBank();
  const files = await registryFiles(bank);

  for (const key of ['vault-a', 'duty']) {
    const { already, ...rest } = await carryOver(await bank.as(key), key);
    expect(already?.revision).toBe(17);
    expect(rest).toEqual({});
  }

  expect(await registryFiles(bank)).toEqual(files);
});

test.each([0, 1, 2, 3, 4, 5])(
  'when it is killed after %i of 6 documents, the form before counts; run again, it does the rest',
  async (count) => {
    const bank = await oldBank('staffed');
    for (const key of ['vault-a', 'vault-b']) await carryOver(await bank.as(key), key);
    const duty = await bank.as('duty');
    await expect(carryOver(killedAfter(duty, count), 'duty')).rejects.toThrow('killed');

    const { registry, isOldForm } = await new BankReader(duty).read();
    expect([registry, isOldForm]).toEqual([undefined, true]);
    await expect(latestRegistry(duty)).rejects.toThrow('Carry it over: npm run bank -- carry-over');

    await carryOver(duty, 'duty');
    const now = await new BankReader(duty).read();
    expect(stateOf(now.state)).toEqual(expectedState(bank));
    expect([now.isOldForm, now.problems]).toEqual([false, []]);
  },
);

test.each([
  [['vault-a'], 'duty', 'is none of the root keys: vault-a, vault-b. Ask one of their holders.'],
  [['vault-a', 'vault-b'], 'cards-2026', 'is no operator’s. One of them carries the packages over: duty.'],
  [['vault-a', 'vault-b'], 'cards-2025', 'The key that signs here has no role.'],
])('once %j have signed, it refuses %s, and says who may', async (signers, key, message) => {
  const bank = await oldBank('staffed');
  for (const root of signers) await carryOver(await bank.as(root), root);
  const files = await registryFiles(bank);

  await expect(carryOver(await bank.as(key), key)).rejects.toThrow(message);

  expect(await registryFiles(bank)).toEqual(files);
});

test('says so when the holders of root keys sign different documents', async () => {
  const bank = await oldBank('staffed');
  await carryOver(await bank.as('vault-a'), 'ada');
  const grace = await bank.as('vault-b');
  await rename(`${grace.keys.folder}/vault-a.pub.pem`, `${grace.keys.folder}/safe-a.pub.pem`);

  await expect(carryOver(grace, 'grace')).rejects.toThrow('safe-a signed another roles document than the key here.');

  await rename(`${grace.keys.folder}/safe-a.pub.pem`, `${grace.keys.folder}/vault-a.pub.pem`);
  expect(await carryOver(grace, 'grace')).toMatchObject({ roles: { missing: 0 } });
});

test('no command begins another bank beside the form before', async () => {
  const bank = await oldBank('staffed');
  const vault = { ...(await bank.as('vault-a')), rootThreshold: 1 };

  const edit = revise(vault, reason, disable('mfe-cards', 'Back soon'));

  await expect(edit).rejects.toThrow('has the form before streams by role');
  expect(await registryFiles(bank)).toEqual([...bank.files].sort());
});

test('has nothing to carry over in a store without the form before', async () => {
  await expect(carryOver(await emptyDeployment(), 'ada')).rejects.toThrow('has nothing of the form before');
});

test('the keys of a bank without roles have all of them, and sign again what an unknown key had signed', async () => {
  const bank = await oldBank('undivided');
  const second = await bank.as('second');

  const { written } = await carryOver(second, 'ada');

  const { state, authority, problems } = await new BankReader(second).read();
  expect(state).toEqual(bank.state);
  expect(authority?.roles).toMatchObject({ roles: { 'Platform team': { packages: ['*'] } }, operators: ['second'] });
  expect(problems).toEqual([]);
  expect(written?.signedAgain).toEqual([
    { app: 'mfe-cards', version: '1.0.0-ca5100896f' },
    { app: 'shell', version: '1.0.0-cb52986ff4' },
  ]);
});

test('leaves every file of the form before as it is, until it is told to remove them', async () => {
  const bank = await carriedBank();
  const before = await oldBank('staffed');
  for (const file of bank.files)
    expect(await bank.store.get(`registry/${file}`)).toEqual(await before.store.get(`registry/${file}`));
  const artifacts = await bank.store.list('artifacts');

  expect(await removeOldForm(await bank.as('duty'))).toBe(bank.files.length);

  const left = await registryFiles(bank);
  expect(left.filter((file) => bank.files.includes(file))).toEqual([]);
  expect(left.filter((file) => !/^(roots|operators|packages\/[\w-]+)\/\d{9}-/.test(file))).toEqual([]);
  expect(await bank.store.list('artifacts')).toEqual(artifacts);
  expect(stateOf((await new BankReader(await bank.as('duty')).read()).state)).toEqual(expectedState(bank));
});

test('removes them after later changes too, and goes on where it was interrupted', async () => {
  const bank = await carriedBank();
  const duty = await bank.as('duty');
  await revise(duty, reason, disable('mfe-cards', 'Back soon'));
  for (const file of bank.files.filter((name) => /^0000000\d/.test(name))) await bank.store.remove(`registry/${file}`);

  await removeOldForm(duty);

  expect((await registryFiles(bank)).filter((file) => bank.files.includes(file))).toEqual([]);
});

test('removes nothing where another revision of the form before counts than was carried over', async () => {
  const bank = await carriedBank();
  await rename(`${bank.store.root}/registry/00000012.json`, `${bank.store.root}/kept`);
  const files = await registryFiles(bank);

  await expect(removeOldForm(await bank.as('duty'))).rejects.toThrow('differ in shell, mfe-bills.');

  expect(await registryFiles(bank)).toEqual(files);
});

test('the form before never counts again, also when nothing of the streams does', async () => {
  const bank = await carriedBank();
  for (const key of ['vault-a', 'vault-b']) {
    const { authority } = await new BankReader(await bank.as(key)).read();
    if (authority) await signRoles(await bank.as(key), revoked(authority, 'duty'));
  }

  const { registry, isOldForm } = await new BankReader(await bank.as('vault-a')).read();

  expect([registry, isOldForm]).toEqual([undefined, false]);
  expect(await carryOver(await bank.as('vault-a'), 'ada')).toHaveProperty('already');
});

import { rm, writeFile } from 'node:fs/promises';
import type { PackageContent } from '@bank/registry/bank/drafts.ts';
import { disable } from '@bank/registry/edits/disable.ts';
import { rollback } from '@bank/registry/edits/rollback.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import { signRoles } from '@bank/registry/revisions/signRoles.ts';
import { withCache } from '@bank/registry/store/withCache.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment, emptyFolder, type TestDeployment } from '@bank/registry/testing/deployment.ts';
import { staffedBank } from '@bank/registry/testing/people.ts';
import { writeRaw } from '@bank/registry/testing/writeRaw.ts';
import { TrustedBank } from './TrustedBank.ts';
import { documentFile } from './testing/documentFile.ts';

const reason = { by: 'test', action: 'test', app: 'mfe-cards', why: 'test' };
const remotesOf = ({ current }: TrustedBank) => Object.keys(current?.registry.remotes ?? {});
const textsOf = ({ found }: TrustedBank) => found.map(({ text }) => text);

/** Begins with number 1 of the shell, cards and bills, which is revision 3; `copied` has the copies of this machine. */
async function bank() {
  const deployment = await emptyDeployment();
  const [, cards] = await releaseAll(deployment, shellBuild(), remoteBuild('cards'), remoteBuild('bills'));
  return { deployment, cards, copied: withCache(deployment, await emptyFolder()) };
}

test('keeps what it serves while nothing newer comes, and reads nothing again', async () => {
  const { deployment } = await bank();
  const trusted = new TrustedBank(deployment, '/');
  await trusted.look();
  const before = trusted.current;
  const [list, get] = [jest.spyOn(deployment.store, 'list'), jest.spyOn(deployment.store, 'get')];

  await trusted.look();

  expect(trusted.current).toBe(before);
  expect(list.mock.calls).toEqual([['registry']]);
  expect(get).not.toHaveBeenCalled();
});

test('serves an earlier sound document in place of faulty ones, also after a restart, until a sound one comes', async () => {
  const { deployment, cards, copied } = await bank();
  const running = new TrustedBank(copied, '/');
  await running.look();
  const faulty = { active: '1.0.0-0123456789', previous: [] };
  for (const number of [2, 3]) {
    await writeRaw(deployment, 'packages/mfe-cards', (content) => ({ ...content, channel: faulty }), { number });

    for (const trusted of [running, new TrustedBank(copied, '/'), new TrustedBank(deployment, '/')]) {
      await trusted.look();
      expect(trusted.current?.registry).toMatchObject({ revision: 3, remotes: { 'mfe-cards': { active: cards } } });
      expect(trusted.found).toHaveLength(number - 1);
    }
  }

  await writeRaw(deployment, 'packages/mfe-cards');
  await running.look();
  expect([running.current?.registry.revision, running.found]).toEqual([6, []]);
});

test.each([['altered'], [undefined]])(
  'keeps the shell that it serves, also after a restart, when its page is %s',
  async (content) => {
    const { deployment, copied } = await bank();
    const [shell = ''] = await releaseAll(deployment, shellBuild({ version: '2.0.0' }));
    await new TrustedBank(copied, '/').look();
    const page = `artifacts/shell/${shell}/index.html`;
    if (content) await deployment.store.put(page, new TextEncoder().encode(content));
    else await deployment.store.remove(page);

    const restarted = new TrustedBank(copied, '/');
    await restarted.look();

    expect(restarted.current?.registry.shell.active).toBe(shell);
    expect([...(restarted.current?.templates.keys() ?? [])]).toEqual([shell]);
  },
);

test('takes a newer document though the one that it serves is gone', async () => {
  const { deployment } = await bank();
  const trusted = new TrustedBank(deployment, '/');
  await trusted.look();
  await writeRaw(deployment, 'packages/mfe-bills');
  await rm(await documentFile(deployment, 'packages/mfe-bills', 1));

  await trusted.look();

  expect([trusted.current?.registry.revision, trusted.found]).toEqual([4, []]);
});

test('takes another document of a number that it serves once that one was deleted, also after a restart', async () => {
  const { deployment, cards, copied } = await bank();
  const running = new TrustedBank(copied, '/');
  await running.look();
  const served = await documentFile(deployment, 'packages/mfe-cards');
  const disabled = { disabled: { message: 'Pay to the account …' } };
  await writeRaw<PackageContent>(
    deployment,
    'packages/mfe-cards',
    ({ channel, ...content }) => ({ ...content, channel: { ...channel, ...disabled } }),
    { number: 1 },
  );
  await rm(served);

  for (const trusted of [running, new TrustedBank(copied, '/')]) {
    await trusted.look();
    expect(trusted.current?.registry).toMatchObject({ revision: 3, remotes: { 'mfe-cards': { active: cards } } });
    expect(trusted.current?.registry.remotes['mfe-cards']).toMatchObject(disabled);
    expect(trusted.found).toEqual([]);
  }
});

describe.each([
  ['with copies', true],
  ['without', false],
])('a store that has gone back behind what was served, %s', (_, hasCopies) => {
  test.each(['packages/mfe-bills', 'packages/shell', 'roots'] as const)('loses nothing of it: %s', async (stream) => {
    const { deployment, copied } = await bank();
    const trusted = new TrustedBank(hasCopies ? copied : deployment, '/');
    await trusted.look();
    const before = trusted.current;
    await rm(await documentFile(deployment, stream));
    const gone = `${deployment.store.address} has gone back: number 1 of registry/${stream}, which was served here, is no longer in it.`;

    for (let look = 0; look < 2; look += 1) {
      await trusted.look();
      expect(trusted.current).toBe(before);
      expect(textsOf(trusted)).toEqual([gone]);
    }
  });
});

test.each(['packages/mfe-cards', 'operators', 'roots'])(
  'takes a store that fails for a moment for no bad document, and goes back to no earlier one: %s',
  async (stream) => {
    const { deployment } = await bank();
    await revise(deployment, reason, disable('mfe-cards', 'Back soon'));
    const trusted = new TrustedBank(deployment, '/');
    const failure = new OperatorError('s3://bank cannot be used as a store: SlowDown.');
    const { store } = deployment;
    const get = store.get.bind(store);
    jest
      .spyOn(store, 'get')
      .mockImplementation((key) => (key.startsWith(`registry/${stream}/`) ? Promise.reject(failure) : get(key)));

    await expect(trusted.look()).rejects.toBe(failure);
    expect(trusted.current).toBeUndefined();
    await expect(revise(deployment, reason, disable('mfe-bills', 'Back soon'))).rejects.toBe(failure);

    jest.mocked(store.get).mockImplementation(get);
    await trusted.look();
    expect(trusted.current?.registry.remotes['mfe-cards']?.disabled).toEqual({ message: 'Back soon' });
    expect(trusted.found).toEqual([]);
  },
);

test('goes on after a restart with what any gateway of this machine has served', async () => {
  const { deployment, copied } = await bank();
  await new TrustedBank(copied, '/').look();
  await rm(await documentFile(deployment, 'packages/mfe-bills'));

  for (const trusted of [new TrustedBank(copied, '/'), new TrustedBank(copied, '/')]) {
    await trusted.look();
    expect([trusted.current?.registry.revision, remotesOf(trusted)]).toEqual([3, ['mfe-bills', 'mfe-cards']]);
    expect(textsOf(trusted)).toEqual([
      expect.stringContaining('has gone back: number 1 of registry/packages/mfe-bills'),
    ]);
  }
});

test('takes no copy that was altered, and reads the document from the store instead', async () => {
  const { copied } = await bank();
  await new TrustedBank(copied, '/').look();
  const { cache } = copied;
  for (const key of (await cache?.list('registry')) ?? []) await cache?.put(`registry/${key}`, Buffer.from('{}'));
  const restarted = new TrustedBank(copied, '/');

  await restarted.look();

  expect([restarted.current?.registry.revision, restarted.found]).toEqual([3, []]);
});

describe('with roles of squads', () => {
  /** Begins like the other bank, but each squad signs its own package. */
  async function staffed() {
    const { as, root, roles, gateway } = await staffedBank();
    await releaseAll(as.platform, shellBuild());
    await releaseAll(as.cards, remoteBuild('cards'));
    await releaseAll(as.bills, remoteBuild('bills'));
    const withoutKeys = (squad: string, version = 2) => {
      const { packages = [], mounts = [], origins = [] } = roles.roles[squad] ?? {};
      const changed = { ...roles.roles, [squad]: { keys: [], packages, mounts, origins } };
      return signRoles(root, { ...roles, version, roles: changed });
    };
    return { as, gateway, withoutKeys, copied: withCache(gateway, await emptyFolder()) };
  }

  /** The store gives nothing of cards any more, until it goes on. */
  function hangWithCards({ store }: TestDeployment): () => void {
    const get = store.get.bind(store);
    let goOn = () => {};
    const gate = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    jest.spyOn(store, 'get').mockImplementation(async (key) => {
      if (key.startsWith('registry/packages/mfe-cards/')) await gate;
      return get(key);
    });
    return goOn;
  }

  /** The look is under way meanwhile. */
  async function until(isSo: () => boolean): Promise<void> {
    for (let turn = 0; !isSo(); turn += 1) {
      expect(turn).toBeLessThan(100_000);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  test('drops at once what a key signed that has lost its role, while the store hangs with what is below it', async () => {
    const { as, gateway, withoutKeys } = await staffed();
    await releaseAll(as.cards, remoteBuild('cards', {}, { 'page.js': 'two' }));
    await revise(as.operator, reason, rollback('mfe-cards'));
    await releaseAll(as.cards, remoteBuild('cards', {}, { 'page.js': 'stolen' }));
    const trusted = new TrustedBank(gateway, '/');
    await trusted.look();
    await withoutKeys('Cards squad');
    const goOn = hangWithCards(gateway);

    const look = trusted.look();
    await until(() => trusted.current?.registry.roles === 2);

    expect(remotesOf(trusted)).toEqual(['mfe-bills']);
    goOn();
    await look;
    expect([trusted.current?.registry.revision, remotesOf(trusted)]).toEqual([2, ['mfe-bills']]);
  });

  test('starts from no copies whose roles it knows to be old', async () => {
    const { gateway, withoutKeys, copied } = await staffed();
    const copies = new TrustedBank(copied, '/');
    await copies.look();
    await withoutKeys('Cards squad');
    const get = gateway.store.get.bind(gateway.store);
    jest.spyOn(gateway.store, 'get').mockImplementation((key) => {
      return key.startsWith('registry/packages/') ? Promise.reject(new Error('SlowDown')) : get(key);
    });
    const started = new TrustedBank(gateway, '/');
    await expect(started.look()).rejects.toThrow('SlowDown');

    started.startFrom(copies);
    expect(started.current).toBeUndefined();

    await copies.look();
    started.startFrom(copies);
    expect(remotesOf(started)).toEqual(['mfe-bills']);
  });

  test('forgets what was served here before, signed by a key that has no role any more', async () => {
    const { withoutKeys, copied } = await staffed();
    await new TrustedBank(copied, '/').look();
    await withoutKeys('Bills squad');
    const started = new TrustedBank(copied, '/');

    await started.look();

    expect([started.current?.registry.revision, remotesOf(started)]).toEqual([2, ['mfe-cards']]);
  });

  test('judges the copies anew when the store holds nothing but newer roles', async () => {
    const { gateway, withoutKeys, copied } = await staffed();
    await new TrustedBank(copied, '/').look();
    await withoutKeys('Bills squad');
    for (const stream of ['packages/shell', 'packages/mfe-cards', 'packages/mfe-bills'] as const)
      await rm(await documentFile(gateway, stream));
    const started = new TrustedBank(copied, '/');

    await started.look();

    expect(remotesOf(started)).toEqual(['mfe-cards']);
  });

  test.each([
    [1, 'removed'],
    [1, 'altered'],
    [2, 'removed'],
    [2, 'altered'],
  ])(
    'keeps to version %i of the roles that was %s in the store, while it runs and after a restart',
    async (version, what) => {
      const { gateway, withoutKeys, copied } = await staffed();
      if (version === 2) await withoutKeys('Cards squad');
      const [running, copying] = [new TrustedBank(gateway, '/'), new TrustedBank(copied, '/')];
      await running.look();
      await copying.look();
      const before = running.current;
      const file = await documentFile(gateway, 'roots', version);
      await (what === 'altered' ? writeFile(file, '{}') : rm(file));

      for (const trusted of [running, copying, new TrustedBank(copied, '/')]) {
        await trusted.look();
        expect(trusted.current?.registry).toEqual(before?.registry);
        expect(trusted.current?.registry.roles).toBe(version);
        const gone = `${gateway.store.address} has gone back: number ${version} of registry/roots, which was served here, is no longer in it.`;
        if (what === 'removed') expect(textsOf(trusted)).toContain(gone);
      }
    },
  );
});

import { cp } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { latestRegistry } from '@bank/registry/bank/latest.ts';
import { disable, enable } from '@bank/registry/edits/disable.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import { signRoles } from '@bank/registry/revisions/signRoles.ts';
import { FolderStore } from '@bank/registry/store/FolderStore.ts';
import type { Store } from '@bank/registry/store/Store.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment, emptyFolder } from '@bank/registry/testing/deployment.ts';
import { MemoryStore } from '@bank/registry/testing/MemoryStore.ts';
import { staffedBank } from '@bank/registry/testing/people.ts';
import { NothingToServe, RegistrySource } from './RegistrySource.ts';

/** A wait ends when the test says so. */
jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn() }));
const waits: { ms: number | undefined; options: unknown; end: () => void }[] = [];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'setTimeout'] });
  waits.length = 0;
  jest
    .mocked(setTimeout)
    .mockImplementation(
      (ms, value, options) => new Promise((resolve) => waits.push({ ms, options, end: () => resolve(value as never) })),
    );
});
afterEach(() => jest.useRealTimers());

const AFTER_POLL_MS = 1001;

/** A store whose answers, as they are when it is asked, come when the test lets them come. */
function controlled(store: Store) {
  let gate: Promise<unknown> | undefined;
  let looks = 0;
  const proxy = new Proxy(store, {
    get: (target, name: keyof Store) => {
      const member = target[name];
      if (name !== 'list') return typeof member === 'function' ? member.bind(target) : member;
      return async (...args: Parameters<Store['list']>) => {
        const answer = await target.list(...args);
        if (args[0] !== 'registry') return answer;
        looks += 1;
        await gate;
        return answer;
      };
    },
  });
  const hang = () => {
    let resolve = () => {};
    gate = new Promise<void>((resolveGate) => {
      resolve = resolveGate;
    });
    return () => {
      gate = undefined;
      resolve();
    };
  };
  const fail = (reason: unknown) => {
    gate = Promise.reject(reason);
    gate.catch(() => {});
  };
  return { store: proxy, hang, fail, looks: () => looks };
}

async function bank({ withCopies = false, isEmpty = false } = {}) {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards'));
  const control = controlled(isEmpty ? (await emptyDeployment()).store : deployment.store);
  const copies = controlled(deployment.store);
  const cache = withCopies && { cache: copies.store };
  const source = new RegistrySource({ ...deployment, store: control.store, ...cache }, '/banking/', () => {});
  const revision = async () => (await source.get()).registry.revision;
  const nextRevision = () => {
    jest.advanceTimersByTime(AFTER_POLL_MS);
    return revision();
  };
  const publish = async () => {
    const isDisabled = (await latestRegistry(deployment))?.remotes['mfe-cards']?.disabled;
    const edit = isDisabled ? enable('mfe-cards') : disable('mfe-cards', 'Soon');
    await revise(deployment, { by: 'test', action: 'test', app: 'mfe-cards', why: 'test' }, edit);
  };
  const silent = (seconds: number) => `${deployment.store.address} has not answered for ${seconds} s.`;
  return { deployment, source, revision, nextRevision, publish, silent, copies, ...control };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** The store is read in the background. */
async function until(isSo: () => boolean): Promise<void> {
  for (let turns = 0; !isSo(); turns += 1) {
    expect(turns).toBeLessThan(100_000);
    await turn();
  }
}

test('looks at the store again when more than a second has passed', async () => {
  const { revision, looks } = await bank();
  expect([await revision(), await revision(), looks()]).toEqual([2, 2, 1]);

  jest.advanceTimersByTime(1000);
  expect([await revision(), looks()]).toEqual([2, 1]);
  jest.advanceTimersByTime(1);
  expect([await revision(), looks()]).toEqual([2, 2]);
});

test('waits 0.7 s for a store that hangs, once, and waits again after it has answered in time', async () => {
  const { source, revision, nextRevision, publish, silent, hang } = await bank();
  await revision();
  waits.length = 0;
  const goOn = hang();

  const first = nextRevision();
  expect(waits).toMatchObject([{ ms: 700, options: { ref: false } }]);
  jest.advanceTimersByTime(699);
  expect(source.problems).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(source.problems).toEqual([silent(1)]);
  waits[0]?.end();
  expect([await first, await nextRevision(), await nextRevision()]).toEqual([2, 2, 2]);
  jest.advanceTimersByTime(9298);
  expect([source.problems, waits.length]).toEqual([[silent(12)], 1]);

  await publish();
  goOn();
  await until(() => source.problems.length === 0);
  expect([await nextRevision(), waits.length]).toEqual([2, 1]);
  while ((await revision()) === 2) await turn();
  await turn();
  await publish();
  expect(await nextRevision()).toBe(4);
});

test('still waits for a store that took 0.7 s and no longer', async () => {
  const { source, revision, nextRevision, publish, hang } = await bank();
  await revision();
  const goOn = hang();
  const late = nextRevision();
  jest.advanceTimersByTime(700);
  goOn();
  await late;
  await publish();

  expect(await nextRevision()).toBe(3);
  expect(source.problems).toEqual([]);
});

test.each([
  ['no folder of copies', {}],
  ['an empty one', { cache: new MemoryStore() }],
])('waits ten seconds more for its first registry with %s', async (_case, cache) => {
  const { deployment, store, hang } = await bank();
  const source = new RegistrySource({ ...deployment, store, ...cache }, '/banking/', () => {});
  hang();

  const first = source.get();
  waits[0]?.end();
  await until(() => waits.length === 2);
  expect(waits).toMatchObject([{ ms: 700 }, { ms: 10_000 }]);
  waits[1]?.end();

  await expect(first).rejects.toThrow(NothingToServe);
  await expect(first).rejects.toMatchObject({ name: 'NothingToServe' });
});

test('starts with the copies after 0.7 s, and reads none while it has something to serve', async () => {
  const { revision, nextRevision, hang, copies } = await bank({ withCopies: true });
  hang();

  const first = revision();
  await until(() => copies.looks() > 0);
  expect(waits).toMatchObject([{ ms: 700 }]);
  waits[0]?.end();
  expect(await first).toBe(2);
  const looks = copies.looks();

  expect([await nextRevision(), copies.looks()]).toEqual([2, looks]);
});

test('starts with the copies when the store fails, says why it failed, and no longer waits for it', async () => {
  const { source, revision, nextRevision, silent, hang, fail, copies } = await bank({ withCopies: true });
  fail(new Error('broken'));

  expect(await revision()).toBe(2);
  expect(source.problems).toEqual(['broken']);
  const looks = copies.looks();
  waits.length = 0;
  fail('broken in another way');
  expect(await nextRevision()).toBe(2);
  await until(() => source.problems[0] === 'broken in another way');
  hang();
  expect([await nextRevision(), waits]).toEqual([2, []]);
  jest.advanceTimersByTime(2000);
  expect(source.problems).toEqual(['broken in another way', silent(2)]);
  expect(copies.looks()).toBe(looks);
});

test('does not go back when the copies are read more slowly than the store', async () => {
  const { deployment, hang, publish, store, looks } = await bank();
  const folder = new FolderStore(await emptyFolder());
  await cp(deployment.store.root, folder.root, { recursive: true });
  await publish();
  const copies = controlled(folder);
  const source = new RegistrySource({ ...deployment, store, cache: copies.store }, '/banking/', () => {});
  const shell = `artifacts/shell/${(await latestRegistry(deployment))?.shell.active}/main.js`;
  const answerFromStore = hang();
  const first = source.get();
  await until(() => looks() === 1);
  const looksBefore = copies.looks();
  const answerFromCopies = copies.hang();
  waits[0]?.end();
  await until(() => copies.looks() > looksBefore);
  answerFromStore();
  await until(() => source.knownReleaseWith(shell) !== undefined);

  answerFromCopies();

  expect((await first).registry.revision).toBe(3);
});

test('serves the copies of a store that answers, and is empty, and says that it has gone back', async () => {
  const { source, revision } = await bank({ withCopies: true, isEmpty: true });

  expect(await revision()).toBe(2);

  expect([...source.problems].sort()).toEqual(
    ['packages/mfe-cards', 'packages/shell', 'roots'].map((stream) =>
      expect.stringContaining(
        `has gone back: number 1 of registry/${stream}, which was served here, is no longer in it.`,
      ),
    ),
  );
});

test('waits for what is below a shell that has lost its trust, which nobody gets any more', async () => {
  const { as, root, gateway, roles } = await staffedBank();
  const team = { keys: ['platform', 'ada'], packages: ['shell'], mounts: [], origins: [] };
  const withTeam = (version: number, keys: string[]) =>
    signRoles(root, { ...roles, version, roles: { ...roles.roles, 'Platform team': { ...team, keys } } });
  await withTeam(2, ['platform', 'ada']);
  const [good] = await releaseAll(as.ada, shellBuild());
  const [stolen] = await releaseAll(as.platform, shellBuild({}, { 'evil.js': 'steal()' }));
  const source = new RegistrySource(gateway, '/banking/', () => {});
  expect((await source.get()).registry.shell.active).toBe(stolen);
  await withTeam(3, ['ada']);
  const get = gateway.store.get.bind(gateway.store);
  let goOn = () => {};
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  jest.spyOn(gateway.store, 'get').mockImplementation(async (key) => {
    if (key.startsWith('registry/packages/shell/')) await gate;
    return get(key);
  });
  waits.length = 0;
  jest.advanceTimersByTime(AFTER_POLL_MS);

  const asked = source.get();
  await until(() => source.knownReleaseWith(`artifacts/shell/${stolen}/index.html`) === undefined);
  waits[0]?.end();
  await until(() => waits.length === 2);
  expect(waits).toMatchObject([{ ms: 700 }, { ms: 10_000 }]);
  goOn();

  expect((await asked).registry.shell.active).toBe(good);
});

describe('a file that no release has', () => {
  const unknown = 'artifacts/mfe-cards/9.9.9-0123456789/page.js';

  test('is looked for 50 ms later, once for all who ask meanwhile, and again for those who ask later', async () => {
    const { source, revision, looks } = await bank();
    const [version = ''] = Object.keys((await source.get()).registry.releases['mfe-cards'] ?? {});
    await revision();
    waits.length = 0;
    const known = await source.releaseWith(`artifacts/mfe-cards/${version}/page.js`);
    expect(known).toMatchObject({ name: 'mfe-cards', version });
    expect([waits, looks()]).toEqual([[], 1]);

    for (const expected of [2, 3]) {
      waits.length = 0;
      const asked = [source.releaseWith(unknown), source.releaseWith(unknown)];
      await until(() => waits.length > 0);
      expect(waits).toMatchObject([{ ms: 50 }]);
      waits[0]?.end();
      expect(await Promise.all(asked)).toEqual([undefined, undefined]);
      expect(looks()).toBe(expected);
    }
  });

  test('is found, also when a look that began too early is under way', async () => {
    const { source, revision, nextRevision, publish, hang, looks } = await bank();
    await revision();
    waits.length = 0;
    const asked = source.releaseWith(unknown);
    await until(() => waits.length === 1);
    const goOn = hang();
    const early = nextRevision();
    await until(() => looks() === 2);
    await publish();

    waits[0]?.end();
    goOn();
    await Promise.all([asked, early]);

    expect([await revision(), looks()]).toEqual([3, 3]);
  });
});

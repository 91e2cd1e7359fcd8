import { EventEmitter, once } from 'node:events';
import { cp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { hashOf } from '@bank/registry/hashOf.ts';
import { RevisionSearch } from '@bank/registry/revisions/RevisionSearch.ts';
import { createRevision, readRevision } from '@bank/registry/revisions/registry.ts';
import { signRoles } from '@bank/registry/roles/signRoles.ts';
import { FolderStore } from '@bank/registry/store/FolderStore.ts';
import { SeenRevision } from '@bank/registry/store/SeenRevision.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment, emptyFolder, type TestDeployment } from '@bank/registry/testing/deployment.ts';
import { staffedBank } from '@bank/registry/testing/people.ts';
import type { LoadedRevision } from './LoadedRevision.ts';
import { TrustedRevision } from './TrustedRevision.ts';
import { revisionFile } from './testing/servedRevisions.ts';

const find = (trusted: TrustedRevision, deployment: Deployment) =>
  trusted.find(deployment, new RevisionSearch<LoadedRevision>());
const remotesOf = ({ current }: TrustedRevision) => Object.keys(current?.registry.remotes ?? {});

/** With the revisions 1 (shell), 2 (cards) and 3 (bills). */
async function bank() {
  const deployment = await emptyDeployment();
  const [, cards] = await releaseAll(deployment, shellBuild(), remoteBuild('cards'), remoteBuild('bills'));
  const seen = new SeenRevision(await emptyFolder(), deployment.store.address);
  return { deployment, cards, seen };
}

test('keeps what it serves while nothing newer comes, and asks for nothing older', async () => {
  const { deployment } = await bank();
  const trusted = new TrustedRevision('/');
  await find(trusted, deployment);
  const before = trusted.current;
  const list = jest.spyOn(deployment.store, 'list');

  await find(trusted, deployment);

  expect(trusted.current).toBe(before);
  expect(list).toHaveBeenCalledWith('registry', '00000002.json');
});

test('serves an earlier sound entry in place of a faulty one, also after a restart', async () => {
  const { deployment, cards, seen } = await bank();
  const { registry } = await readRevision(deployment, 3);
  const faulty = { active: '1.0.0-0123456789', previous: [] };
  const remotes = { ...registry.remotes, 'mfe-cards': faulty };
  await createRevision(deployment, { ...registry, revision: 4, remotes });
  const [running, restarted] = [new TrustedRevision('/', seen), new TrustedRevision('/', seen)];

  for (const trusted of [running, restarted]) {
    await find(trusted, deployment);
    expect(trusted.current?.registry).toMatchObject({ revision: 4, remotes: { 'mfe-cards': { active: cards } } });
  }

  await createRevision(deployment, { ...registry, revision: 5, remotes });
  await find(running, deployment);
  expect(running.current?.registry).toMatchObject({ revision: 5, remotes: { 'mfe-cards': { active: cards } } });
});

test('takes a newer revision though the one that it serves is gone', async () => {
  const { deployment } = await bank();
  const { registry } = await readRevision(deployment, 3);
  const trusted = new TrustedRevision('/');
  await find(trusted, deployment);
  await rm(revisionFile(deployment, 3));
  await createRevision(deployment, { ...registry, revision: 4 });

  await find(trusted, deployment);

  expect(trusted.current?.registry.revision).toBe(4);
});

test('takes no other content under a number that was served before its restart, and says once what to do', async () => {
  const { deployment, seen } = await bank();
  const { registry } = await readRevision(deployment, 3);
  await find(new TrustedRevision('/', seen), deployment);
  await rm(revisionFile(deployment, 3));
  await createRevision(deployment, { ...registry, change: { ...registry.change, why: 'another' } });
  const [restarted, search] = [new TrustedRevision('/', seen), new RevisionSearch<LoadedRevision>()];

  await restarted.find(deployment, search);

  expect(restarted.current).toBeUndefined();
  expect(search.problems).toEqual([
    'Registry revision 3 is no longer the one that was served here: its content was replaced, which no command does. Find out who else can write to the store; "npm run bank -- renew" makes a higher revision.',
  ]);
});

test('does not go back when the copies are read more slowly than the store', async () => {
  const { deployment } = await bank();
  const copies = new FolderStore(await emptyFolder());
  await cp(deployment.store.root, copies.root, { recursive: true });
  await rm(revisionFile({ ...deployment, store: copies }, 3));
  const read = copies.get.bind(copies);
  const [isAsked, mayAnswer] = [new EventEmitter(), new EventEmitter()];
  jest.spyOn(copies, 'get').mockImplementation(async (key) => {
    isAsked.emit('ask');
    await once(mayAnswer, 'go');
    return read(key);
  });
  const trusted = new TrustedRevision('/');
  const asked = once(isAsked, 'ask');
  const slow = find(trusted, { ...deployment, store: copies });
  await asked;

  await find(trusted, deployment);
  jest.mocked(copies.get).mockImplementation(read);
  mayAnswer.emit('go');
  await slow;

  expect(trusted.current?.registry.revision).toBe(3);
});

describe('a store that has gone back behind what was served', () => {
  const gone = (deployment: TestDeployment, revision: number) =>
    `${deployment.store.address} has gone back: revision ${revision} is no longer in it.`;

  test('is refused', async () => {
    const { deployment } = await bank();
    const trusted = new TrustedRevision('/');
    await find(trusted, deployment);
    await rm(revisionFile(deployment, 3));

    await expect(find(trusted, deployment)).rejects.toThrow(new Error(gone(deployment, 3)));
    expect(trusted.current?.registry.revision).toBe(3);
  });

  test('by another gateway of this machine, is refused with the remedy', async () => {
    const { deployment, seen } = await bank();
    await rename(revisionFile(deployment, 3), `${revisionFile(deployment, 3)}.kept`);
    const behind = new TrustedRevision('/', seen);
    await find(behind, deployment);
    await rename(`${revisionFile(deployment, 3)}.kept`, revisionFile(deployment, 3));
    await find(new TrustedRevision('/', seen), deployment);
    await rm(revisionFile(deployment, 3));

    await expect(find(behind, deployment)).rejects.toThrow(
      new Error(
        `${gone(deployment, 3)} If you restored an older copy on purpose, remove ${seen.file} and restart the gateway.`,
      ),
    );
  });

  test('is refused also when another gateway of this machine has served less', async () => {
    const { deployment, seen } = await bank();
    const trusted = new TrustedRevision('/', seen);
    await find(trusted, deployment);
    const newest = await seen.newest();
    const { signer, signed } = await readRevision(deployment, 2);
    await seen.remember({ revision: 2, hash: hashOf(signed.bytes), key: signer, roles: newest?.roles ?? 0 });
    await rm(revisionFile(deployment, 3));

    await expect(find(trusted, deployment)).rejects.toThrow(gone(deployment, 3));
  });
});

describe('with a roles document', () => {
  /** Like the other bank; every revision is signed by the squad that released. */
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
    const seen = new SeenRevision(await emptyFolder(), gateway.store.address);
    return { gateway, roles, withoutKeys, seen };
  }

  test('judges what it serves anew when the roles change', async () => {
    const { gateway, withoutKeys } = await staffed();
    const trusted = new TrustedRevision('/');
    await find(trusted, gateway);
    expect([trusted.current?.registry.revision, remotesOf(trusted)]).toEqual([3, ['mfe-cards', 'mfe-bills']]);

    await withoutKeys('Cards squad');
    await find(trusted, gateway);

    expect([trusted.current?.registry.revision, remotesOf(trusted)]).toEqual([3, ['mfe-bills']]);
  });

  test('forgets what was served here before, signed by a key that has no role any more', async () => {
    const { gateway, withoutKeys, seen } = await staffed();
    await find(new TrustedRevision('/', seen), gateway);
    await withoutKeys('Bills squad');
    const started = new TrustedRevision('/', seen);

    await find(started, gateway);

    expect([started.current?.registry.revision, remotesOf(started)]).toEqual([2, ['mfe-cards']]);
  });

  test.each([1, 2])('refuses a store without version %i of it, while it runs and after a restart', async (version) => {
    const { gateway, withoutKeys, seen } = await staffed();
    if (version === 2) await withoutKeys('Cards squad');
    const running = new TrustedRevision('/');
    await find(running, gateway);
    await find(new TrustedRevision('/', seen), gateway);
    const names = await gateway.store.list('registry/roles');
    const [document = ''] = names.filter((name) => name.startsWith(`0000000${version}`) && name.endsWith('.json'));
    await rm(path.join(gateway.store.root, 'registry/roles', document));
    const gone = `${gateway.store.address} has gone back: version ${version} of the roles document is no longer in it, or no longer signed.`;

    await expect(find(running, gateway)).rejects.toThrow(new Error(gone));
    await expect(find(new TrustedRevision('/', seen), gateway)).rejects.toThrow(
      `${gone} If you restored an older copy on purpose, remove ${seen.file} and restart the gateway.`,
    );
  });
});

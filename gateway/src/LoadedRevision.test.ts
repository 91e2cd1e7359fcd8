import type { PackageDocument } from '@bank/registry/bank/schemas.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { integrity } from '@bank/registry/integrity.ts';
import type { ShellRelease } from '@bank/registry/schema.ts';
import { cardsRegistry, cardsRelease, shellRelease } from '@bank/registry/testing/cardsRegistry.ts';
import { NOBODY } from './choice.ts';
import { loadRevision, resolveFor, ShellTemplates } from './LoadedRevision.ts';

const PAGE = 'artifacts/shell/1/index.html';

function shellWith(version: string, page: string): ShellRelease {
  return shellRelease(version, { assets: { 'index.html': { integrity: integrity(Buffer.from(page)), bytes: 1 } } });
}

/** Revision 7, with a canary of the shell and one of the remote. */
function bank() {
  const stored = new Map([
    [PAGE, Buffer.from('page 1 “”')],
    ['artifacts/shell/2/index.html', Buffer.from('page 2')],
  ]);
  const get = jest.fn(async (key: string) => stored.get(key));
  const deployment = { store: { address: 'the store', get } } as unknown as Deployment;
  const channel = { active: 'a', previous: [], canary: { version: 'b', percent: 5 } };
  const shells = [shellWith('1', 'page 1 “”'), shellWith('2', 'page 2')];
  const registry = cardsRegistry(channel, cardsRelease('a'), cardsRelease('b'), ...shells);
  const templates = new ShellTemplates(deployment);
  const faultOf = (app = 'shell') => {
    const { shell: releases } = registry.releases;
    return templates.faultOf({ package: app, channel: registry.shell, releases } as PackageDocument);
  };
  const load = async () => {
    expect(await faultOf()).toBeUndefined();
    return loadRevision(templates, { registry, changes: [] }, '/bank/');
  };
  return { load, faultOf, stored, get, registry };
}

test('gives each customer the page of the own shell, with the own canaries', async () => {
  const { load, registry } = bank();
  const revision = await load();
  const served = (...canaries: string[]) => resolveFor(revision, { ...NOBODY, canaries }, '/bank/');

  expect(revision).toMatchObject({ registry, changes: [] });
  expect(served()).toMatchObject({ registry, changes: [], template: 'page 1 “”', page: { shell: '1' } });
  expect(served().page.remotes[0]).toMatchObject({
    version: 'a',
    entry: '/bank/artifacts/mfe-cards/a/entry.js',
  });
  expect(served('mfe-cards').page).toMatchObject({ shell: '1', remotes: [{ version: 'b' }] });
  expect(served('shell')).toMatchObject({ template: 'page 2', page: { shell: '2' } });
});

test('needs no page of a canary that the shell does not have', async () => {
  const { load, stored, registry } = bank();
  delete registry.shell.canary;
  stored.delete('artifacts/shell/2/index.html');

  expect([...(await load()).templates]).toEqual([['1', 'page 1 “”']]);
});

test('finds out at once that a canary cannot be served', async () => {
  const { load, registry } = bank();
  delete registry.releases['mfe-cards']?.b;

  await expect(load()).rejects.toThrow('names mfe-cards b, but does not contain it');
});

test('resolves a combination of canaries once, and keeps the 512 that were asked for last', async () => {
  const revision = await bank().load();
  const served = (at: number) => resolveFor(revision, { ...NOBODY, canaries: ['shell', `mfe-${at}`] }, '/bank/');
  const first = Array.from({ length: 512 }, (_, at) => served(at));

  expect(first.every((one, at) => one === served(at))).toBe(true);
  expect(served(0)).toBe(first[0]);
  served(512);
  expect(served(0)).toBe(first[0]);
  expect(served(1)).not.toBe(first[1]);
});

test('combinations of canaries share the remotes that are the same in them', async () => {
  const revision = await bank().load();
  const remoteOf = (...canaries: string[]) => resolveFor(revision, { ...NOBODY, canaries }, '/bank/').page.remotes[0];

  expect(remoteOf('shell', 'mfe-other')).toBe(remoteOf('shell'));
  expect(remoteOf('mfe-cards')).not.toBe(remoteOf());
});

describe('says which page of the shell is to be released again', () => {
  test('when the store holds another one', async () => {
    const { faultOf, stored } = bank();
    stored.set(PAGE, Buffer.from('steal()'));

    expect(await faultOf()).toBe('index.html of the shell 1 is not what was released. Release that shell again.');
  });

  test('when the store holds none', async () => {
    const { faultOf, stored } = bank();
    stored.delete(PAGE);

    expect(await faultOf()).toBe('index.html of the shell 1 is not in the store. Release that shell again.');
  });

  test('when the registry holds no such shell', async () => {
    const { faultOf, registry } = bank();
    registry.shell.active = '9';

    expect(await faultOf()).toBe('index.html of the shell 9 is not in the store. Release that shell again.');
  });

  test('when it is the canary’s', async () => {
    const { faultOf, stored } = bank();
    stored.delete('artifacts/shell/2/index.html');

    expect(await faultOf()).toBe('index.html of the shell 2 is not in the store. Release that shell again.');
  });
});

test('reads each page once, and none of a remote', async () => {
  const { faultOf, get } = bank();
  expect(await faultOf('mfe-cards')).toBeUndefined();
  expect(get).not.toHaveBeenCalled();
  await faultOf();

  expect(await faultOf()).toBeUndefined();

  expect(get).toHaveBeenCalledTimes(2);
});

test('hands on why the store fails', async () => {
  const { faultOf, get } = bank();
  const failure = new Error('The disk does not answer.');
  get.mockRejectedValue(failure);

  await expect(faultOf()).rejects.toBe(failure);
});

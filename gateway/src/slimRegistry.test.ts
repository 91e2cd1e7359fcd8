import type { PageRegistry, RegisteredRemote } from '@bank/shared/contract';
import { registryTag, slimRegistry } from './slimRegistry.ts';

function remote(name: string, change: Partial<RegisteredRemote> = {}): RegisteredRemote {
  const mount = (path: string) => ({
    path,
    title: name,
    layout: 'main' as const,
    expose: 'Page',
    preload: [`/${name}/page.js`],
  });
  const facts = { name, version: '1', owner: 'squad', entry: `/${name}/entry.js`, integrity: { '/x.js': 'sha384-x' } };
  return { ...facts, mounts: [mount(`/${name}`), mount(`/${name}/new`)], navigation: [], ...change };
}

const bankOf = (...remotes: RegisteredRemote[]): PageRegistry => ({ revision: 1, shell: '1', remotes });
const sixteen = [...'abcdefghijklmnop'].map((name) => remote(name));
const slim = (full: RegisteredRemote) => ({
  ...full,
  entry: '',
  integrity: {},
  mounts: full.mounts.map((mount) => ({ ...mount, preload: [] })),
  details: `/bank/remotes/${full.name}/1.json`,
});

test('leaves a small bank’s registry as it is', () => {
  expect(slimRegistry(bankOf(...sixteen), '/bank/', '/a')).toEqual(bankOf(...sixteen));
});

test('keeps the details of the remote on screen only', () => {
  const cards = remote('cards');
  const slimmed = { ...bankOf(), remotes: [...sixteen.map(slim), cards] };

  expect(slimRegistry(bankOf(...sixteen, cards), '/bank/', '/cards/new')).toEqual(slimmed);
  expect(slimRegistry(bankOf(...sixteen, cards), '/bank/')).toEqual({
    ...slimmed,
    remotes: [...sixteen, cards].map(slim),
  });
});

test('slims a remote whose pattern matches too, but less well', () => {
  const around = remote('around', { mounts: remote('cards').mounts.map((mount) => ({ ...mount, path: '/cards/*' })) });
  const cards = remote('cards');
  const { remotes } = slimRegistry(bankOf(...sixteen, around, cards), '/bank/', '/cards/new');

  expect(remotes.slice(16)).toEqual([slim(around), cards]);
});

test('keeps what is out of service or in development, which has no details elsewhere', () => {
  const kept = [remote('cards', { disabled: { message: 'Noon' } }), remote('bills', { isDevelopment: true })];

  expect(slimRegistry(bankOf(...sixteen, ...kept), '/bank/').remotes.slice(16)).toEqual(kept);
});

test('tags what this customer gets, whatever the revision', () => {
  const tag = registryTag(bankOf(remote('cards')));

  expect(tag).toMatch(/^"[0-9a-f]{16}"$/);
  expect(registryTag({ ...bankOf(remote('cards')), revision: 2 })).toBe(tag);
  expect(registryTag({ ...bankOf(remote('cards')), shell: '2' })).not.toBe(tag);
  expect(registryTag(bankOf(remote('bills')))).not.toBe(tag);
});

test('leaves the files of extensions to the details, and keeps what a slot lists of them', () => {
  const facts = { slot: 'bank/dashboard/widget@1', id: 'limits', title: 'Limits', expose: 'Limits' };
  const cards = remote('cards', { extensions: [{ ...facts, preload: ['/cards/limits.js'] }] });

  expect(slimRegistry(bankOf(...sixteen, cards), '/bank/').remotes.at(-1)?.extensions).toEqual([
    { ...facts, preload: [] },
  ]);
});

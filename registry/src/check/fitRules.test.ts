import type { RemoteRelease, ShellRelease } from '../schema.ts';
import type { State } from '../state.ts';
import { canRunIn, checkFit } from './fitRules.ts';

const version = '1.0.0-0123456789';
const released = { version, base: 'artifacts/x/', assets: {}, releasedAt: '' };

function shell(change: Partial<ShellRelease> = {}): ShellRelease {
  const facts = {
    kind: 'shell',
    name: 'shell',
    contract: [1],
    entry: ['main.js'],
    provides: { react: '19.1.0' },
  } as const;
  return { ...released, ...facts, contract: [1], entry: ['main.js'], ...change };
}

function remote(name: string, change: Partial<RemoteRelease> = {}): RemoteRelease {
  const facts = { kind: 'remote', name, owner: `${name} squad`, contract: 1, entry: 'entry.js' } as const;
  return { ...released, ...facts, requires: { react: '^19.0.0' }, bundled: [], mounts: [mount(`/${name}`)], ...change };
}

const mount = (path: string) => ({ path, title: 'X', layout: 'main' as const, expose: 'Page', files: [] });
const entry = (to: string) => ({ group: 'Main' as const, label: 'X', to, icon: 'page' as never });

/** A bank with a shell and these remotes. */
function bank(current: ShellRelease, ...remotes: RemoteRelease[]): State {
  const channel = { active: version, previous: [] };
  const releases = [current, ...remotes].map((release) => [release.name, { [version]: release }]);
  return {
    shell: channel,
    remotes: Object.fromEntries(remotes.map(({ name }) => [name, channel])),
    releases: Object.fromEntries(releases),
  };
}

test('has nothing against a remote and a shell that fit', () => {
  const state = bank(shell(), remote('bills', { navigation: [entry('/bills')] }));

  expect(checkFit(remote('cards', { navigation: [entry('/cards')] }), state)).toEqual([]);
  expect(checkFit(shell(), state)).toEqual([]);
});

test('refuses a remote that was built for a runtime which the shell does not lend', () => {
  const old = remote('cards', { bundled: ['@module-federation/webpack-bundler-runtime@2.9.2', 'zod@4.0.0'] });
  const whole = remote('bills', { bundled: [...old.bundled, '@module-federation/runtime-core@2.9.2'] });
  const current = shell({ lendsRuntime: false });
  const refusal = {
    rule: 'runtime',
    where: `cards ${version}`,
    found: `needs a federation runtime, which shell ${version} does not lend.`,
    remedy: 'Build it again with the current @bank/platform.',
  };

  expect(checkFit(old, bank(current))).toEqual([refusal]);
  expect(checkFit(current, bank(shell(), old, whole))).toEqual([
    {
      ...refusal,
      where: `cards ${version} (cards squad)`,
      remedy: 'First have its owners release it again, built with the current @bank/platform.',
    },
  ]);
  expect(checkFit(old, bank(shell()))).toEqual([]);
  expect(checkFit(whole, bank(current))).toEqual([]);
});

test('tells the squad of a contract that the shell does not support, and of modules that it does not provide', () => {
  const requires = { react: '^20.0.0', 'react/jsx-runtime': '^1.0.0', preact: '^1.0.0' };

  expect(checkFit(remote('cards', { contract: 3, requires }), bank(shell({ contract: [1, 2] })))).toEqual([
    {
      rule: 'contract',
      where: `cards ${version}`,
      found: `uses contract 3; shell ${version} supports 1 and 2.`,
      remedy:
        'Set "contract" in remote.ts to a version that the shell supports, or first release a shell that also supports 3 (CONTRACT_VERSIONS in shared/src/contract/types.ts).',
    },
    {
      rule: 'shared',
      where: `cards ${version}`,
      found: `needs react ^20.0.0; shell ${version} provides 19.1.0.`,
      remedy:
        'Say under "peerDependencies" in its package.json which versions it works with, such as "^19.1.0 || ^20.0.0"; or release it together with a shell that it fits: npm run bank -- release --together shell ….',
    },
    {
      rule: 'shared',
      where: `cards ${version}`,
      found: `needs react/jsx-runtime, preact ^1.0.0; shell ${version} provides none.`,
      remedy:
        'Do without it, or first release a shell that provides it; or release it together with a shell that it fits: npm run bank -- release --together shell ….',
    },
  ]);
});

test('tells the platform team which remotes cannot stand in its shell, and who owns them', () => {
  const next = shell({ contract: [2], provides: { react: '20.0.0' } });

  expect(checkFit(next, bank(shell(), remote('cards')))).toEqual([
    {
      rule: 'contract',
      where: `cards ${version} (cards squad)`,
      found: `uses contract 1; shell ${version} supports 2.`,
      remedy:
        'Keep 1 in CONTRACT_VERSIONS (shared/src/contract/types.ts) until their owners have released them for another contract.',
    },
    {
      rule: 'shared',
      where: `cards ${version} (cards squad)`,
      found: `needs react ^19.0.0; shell ${version} provides 20.0.0.`,
      remedy:
        'First have their owners release them for both versions, with "^19.0.0 || ^20.0.0" under "peerDependencies" in package.json; or release them together with this shell (npm run bank -- release --together shell …), or disable them until they fit.',
    },
  ]);
});

test('tells the platform team to keep a module that a live remote needs', () => {
  expect(checkFit(shell({ provides: {} }), bank(shell(), remote('cards')))).toMatchObject([
    {
      rule: 'shared',
      remedy: expect.stringMatching(/^Keep providing it until their owners have released them without/),
    },
  ]);
});

test('takes a prerelease of the shell’s package', () => {
  expect(checkFit(remote('cards'), bank(shell({ provides: { react: '19.2.0-rc.1' } })))).toEqual([]);
});

test('tells who owns a path, and that it is reserved or mounted twice', () => {
  const mounts = ['/events', '/api/x', '/cards', '/Cards', '/bills', '/loans/:id'].map(mount);
  const bills = remote('bills', { mounts: ['/bills', '/loans/:number'].map(mount) });

  expect(checkFit(remote('cards', { mounts }), bank(shell(), bills), { forwarded: ['/api'] })).toEqual([
    ...['/events', '/api/x'].map((where) => ({
      rule: 'mounts',
      where,
      found: 'is reserved by the bank.',
      remedy: 'Mount cards at another path.',
    })),
    {
      rule: 'mounts',
      where: '/Cards',
      found: 'is mounted twice: /cards matches /cards just as well.',
      remedy: 'Remove one of them from the remote.ts of cards.',
    },
    ...[
      ['/bills', ''],
      ['/loans/:id', ', which mounts /loans/:number'],
    ].map(([where, detail]) => ({
      rule: 'mounts',
      where,
      found: `is taken by bills ${version} (bills squad)${detail}.`,
      remedy: 'Mount cards at another path, or have the other remote give it up first.',
    })),
  ]);
});

test('has nothing against pages below those of others and patterns around them, as the router ranks them', () => {
  const mounts = ['/accounts/:id', '/accounts/:id/edit', '/transfers/wire', '/bills/*'].map(mount);
  const others = remote('bank', { mounts: ['/accounts', '/accounts/new', '/transfers/*', '/bills/:id'].map(mount) });

  expect(checkFit(remote('cards', { mounts }), bank(shell(), others))).toEqual([]);
});

test('tells of a heading whose address its mount does not cover', () => {
  const headings = ['/cards/new', '/cards/:id/limits'].map((path) => ({ path, title: 'X' }));
  const under = (path: string) => checkFit(remote('cards', { mounts: [{ ...mount(path), headings }] }), bank(shell()));

  expect(under('/cards/*')).toEqual([]);
  expect(under('/cards/new')).toEqual([
    {
      rule: 'mounts',
      where: '/cards/:id/limits',
      found: 'has a heading under /cards/new, which does not cover it.',
      remedy: 'Move it to the mount that covers it in the remote.ts of cards, or mount /cards/new/*.',
    },
  ]);
});

test.each([
  ['/auth/login', 'main'],
  ['/auth/:page', 'public'],
] as const)('keeps %s from whoever does not own the public pages there', (path, layout) => {
  const auth = remote('auth', { mounts: [{ ...mount('/auth/*'), layout: 'public' }] });

  expect(checkFit(remote('cards', { mounts: [{ ...mount(path), layout }] }), bank(shell(), auth))).toMatchObject([
    { rule: 'mounts', where: path, found: `is taken by auth ${version} (auth squad), which mounts /auth/*.` },
  ]);
});

test('keeps public pages from where others have pages already', () => {
  const auth = remote('auth', { mounts: [{ ...mount('/auth/*'), layout: 'public' }] });

  expect(checkFit(auth, bank(shell(), remote('cards', { mounts: [mount('/auth/login')] })))).toMatchObject([
    { rule: 'mounts', where: '/auth/*' },
  ]);
});

test('a shell runs a remote that it has contract and modules for, and no other', () => {
  expect(canRunIn(remote('cards'), shell())).toBe(true);
  expect(canRunIn(remote('cards'), shell({ contract: [2] }))).toBe(false);
});

test('tells who owns a navigation entry, nested or not, and that there are two', () => {
  const navigation = [entry('/new'), { ...entry('/cards'), children: [{ label: 'X', to: '/NEW' }] }, entry('/bills')];
  const bills = remote('bills', {
    mounts: [mount('/bills'), mount('/pay')],
    navigation: [{ ...entry('/pay'), children: [{ label: 'X', to: '/Bills' }] }],
  });

  expect(checkFit(remote('cards', { navigation }), bank(shell(), bills))).toEqual([
    {
      rule: 'navigation',
      where: '/NEW',
      found: 'has two navigation entries.',
      remedy: 'Remove one of them from the remote.ts of cards.',
    },
    {
      rule: 'navigation',
      where: '/bills',
      found: `already has a navigation entry, owned by bills ${version} (bills squad).`,
      remedy: 'Remove the entry from the remote.ts of cards, or agree with the owner who keeps it.',
    },
  ]);
});

test('entries for pages that another remote does not mount keep nobody from having one', () => {
  const bills = remote('bills', {
    navigation: [entry('/bills'), entry('/cards'), { ...entry('/bills'), children: [{ label: 'X', to: '/cards' }] }],
  });

  expect(checkFit(remote('cards', { navigation: [entry('/cards')] }), bank(shell(), bills))).toEqual([]);
});

test('asks a disabled remote for its paths and entries alone', () => {
  const state = bank(
    shell(),
    remote('cards', { mounts: [mount('/cards'), mount('/pay')], navigation: [entry('/pay')] }),
  );
  const disabled = { ...state, remotes: { cards: { active: version, previous: [], disabled: { message: 'Soon' } } } };

  expect(checkFit(shell({ contract: [2], provides: {} }), disabled)).toEqual([]);
  const found = checkFit(remote('bills', { mounts: [mount('/cards')], navigation: [entry('/pay')] }), disabled);
  expect(found.map(({ rule, where }) => `${rule} ${where}`)).toEqual(['mounts /cards', 'navigation /pay']);
});

test('does not compare a release with its own package', () => {
  expect(checkFit(remote('cards'), bank(shell(), remote('cards', { navigation: [entry('/cards')] })))).toEqual([]);
});

test('refuses a service without an upstream, where pages have no mocks', () => {
  const cards = remote('cards', { services: [{ name: 'cards' }, { name: 'limits' }] });
  const state = bank(shell());

  expect(checkFit(cards, state, { services: ['cards'] })).toEqual([
    {
      rule: 'services',
      where: 'limits',
      found: `is a service that cards ${version} needs, and this deployment has no upstream for it.`,
      remedy:
        'Name its address under "services" in the deployment’s configuration ("limits": { "upstream": "http://…" }) and restart the gateways, or remove it from the remote.ts of cards.',
    },
  ]);
  expect(checkFit(cards, state, { services: ['cards', 'limits'] })).toEqual([]);
  expect(checkFit(cards, state, {})).toEqual([]);
});

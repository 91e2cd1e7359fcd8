import {
  cardsRelease as cards,
  cardsRegistry as registry,
  shellRelease as shell,
} from '@bank/registry/testing/cardsRegistry.ts';
import { NOBODY } from './choice.ts';
import { resolve, toRegisteredRemote } from './resolve.ts';

const resolved = {
  name: 'mfe-cards',
  version: 'a',
  owner: 'cards squad',
  entry: '/bank/artifacts/mfe-cards/a/entry.js',
  integrity: {
    '/bank/artifacts/mfe-cards/a/entry.js': 'sha384-entry',
    '/bank/artifacts/mfe-cards/a/page.css': 'sha384-css',
  },
  mounts: [
    {
      path: '/cards',
      title: 'Cards',
      layout: 'main',
      expose: 'Page',
      preload: ['/bank/artifacts/mfe-cards/a/page.css'],
    },
  ],
  navigation: [],
};

test('resolves the active versions to their addresses below the base path', () => {
  const {
    page,
    shell: shown,
    shellUrl,
    shellIntegrity,
    origins,
  } = resolve(registry({ active: 'a', previous: [] }, cards('a')), '/bank/');

  expect(page).toEqual({ revision: 7, roles: 1, shell: '1', remotes: [resolved] });
  expect(shown.version).toBe('1');
  expect(shellUrl('main.js')).toBe('/bank/artifacts/shell/1/main.js');
  expect(shellIntegrity).toEqual({ '/bank/artifacts/shell/1/main.js': 'sha384-entry' });
  expect(origins).toEqual([]);
});

test('gives a customer the canaries that are named, and no others', () => {
  const channel = { active: 'a', previous: [], canary: { version: 'b', percent: 5 } };
  const bank = registry(channel, cards('a'), cards('b'));

  expect(resolve(bank, '/bank/', { ...NOBODY, canaries: ['mfe-cards'] }).page).toMatchObject({
    shell: '1',
    remotes: [{ version: 'b', isCanary: true, previous: { version: 'a', details: '/bank/remotes/mfe-cards/a.json' } }],
  });
  const inShell = resolve(bank, '/bank/', { ...NOBODY, canaries: ['shell'] });
  expect(inShell.page).toEqual({ revision: 7, roles: 1, shell: '2', remotes: [resolved] });
  expect(inShell.origins).toEqual(['https://shell.example']);
});

test('names the latest version before that the shell supports, and every origin once', () => {
  const at = (origin: string) => ({ base: `https://${origin}.example/` });
  const bank = registry(
    { active: 'd', previous: ['removed', 'c', 'b', 'a'] },
    ...[cards('a', at('a')), cards('b', at('b')), cards('c', { contract: 2, ...at('c') }), cards('d', at('b'))],
  );

  const { page, origins } = resolve(bank, '/bank/');

  expect(page.remotes[0]?.entry).toBe('https://b.example/entry.js');
  expect(page.remotes[0]?.previous).toEqual({
    version: 'b',
    details: expect.stringMatching(/^\/bank\/remotes\/mfe-cards\/b\.json\?[0-9a-f]{8}$/),
  });
  expect(origins).toEqual(['https://b.example']);
});

test('has nothing stand in for a version that is pinned', () => {
  const bank = registry({ active: 'b', previous: ['a'], pinned: true }, cards('a'), cards('b'));

  expect(resolve(bank, '/bank/').page.remotes[0]).toEqual(toRegisteredRemote(cards('b'), '/bank/'));
});

test('names the origins of a canary and of the version that stands in for it', () => {
  const channel = { active: 'a', previous: [], canary: { version: 'b', percent: 5 } };
  const bank = registry(
    channel,
    cards('a', { base: 'https://a.example/' }),
    cards('b', { base: 'https://b.example/' }),
  );

  expect(resolve(bank, '/bank/', { ...NOBODY, canaries: ['mfe-cards'] }).origins).toEqual([
    'https://a.example',
    'https://b.example',
  ]);
});

test('keeps the places of a remote out of service, and nothing of it that loads', () => {
  const disabled = { message: 'Back at 6 pm' };
  const navigation = [{ group: 'Main' as const, label: 'Cards', to: '/cards', icon: 'cards' as never }];
  const limits = { slot: 'bank/dashboard/widget@1', id: 'limits', title: 'Limits', expose: 'Limits' };
  const extensions = [{ ...limits, files: ['limits.js'] }];
  const bank = registry({ active: 'b', previous: ['a'], disabled }, cards('a'), cards('b', { navigation, extensions }));

  expect(resolve(bank, '/bank/').page.remotes).toEqual([
    {
      name: 'mfe-cards',
      version: 'b',
      owner: 'cards squad',
      entry: '',
      integrity: {},
      navigation,
      disabled,
      mounts: [{ path: '/cards', title: 'Cards', layout: 'main', expose: 'Page', preload: [] }],
      extensions: [{ ...limits, preload: [] }],
    },
  ]);
  expect(toRegisteredRemote(cards('b', { navigation }), '/bank/').navigation).toEqual(navigation);
});

test('names the owner whom the roles document names, not the one that the release names', () => {
  const owners = { 'mfe-cards': 'Payments squad' };
  const [live, out] = [
    { active: 'a', previous: [] },
    { active: 'a', previous: [], disabled: { message: 'Soon' } },
  ];

  for (const channel of [live, out]) {
    const bank = registry(channel, cards('a'));
    expect(resolve({ ...bank, owners }, '/bank/').page.remotes[0]?.owner).toBe('Payments squad');
    expect(resolve(bank, '/bank/').page.remotes[0]?.owner).toBe('cards squad');
  }
});

test('shows no places of others, whether the remote is live or out of service', () => {
  const navigation = [{ group: 'Main', label: 'Verify your card', to: '/transfers', icon: 'cards' as never }];
  const release = cards('a', { navigation });
  const out = { active: 'a', previous: [], disabled: { message: 'Soon' } };

  expect(toRegisteredRemote(release, '/bank/').navigation).toEqual([]);
  expect(resolve(registry(out, release), '/bank/').page.remotes[0]?.navigation).toEqual([]);
});

test('words that no schema has checked are in no page, whether the remote is live or out of service', () => {
  // React makes a text of a key, which fails in the layout of every page.
  const odd = { key: { toString: 5 }, isDevelopment: true } as object;
  const entry = { group: 'Main', label: 'Cards', to: '/cards', icon: 'cards' as never, ...odd };
  const action = { id: 'new', label: 'New', icon: 'new' as never, ...odd };
  const header = { title: 'Cards', actions: [action], ...odd };
  const mount = {
    path: '/cards',
    title: 'Cards',
    layout: 'main' as const,
    expose: 'Page',
    files: ['page.css'],
    ...odd,
  };
  const release = cards('a', {
    ...odd,
    mounts: [{ ...mount, header, headings: [{ path: '/cards', title: 'Own', header, ...odd }] }],
    navigation: [{ ...entry, children: [{ label: 'One', to: '/cards', ...odd }] }],
    extensions: [{ slot: 'bank/dashboard/widget@1', id: 'a', title: 'A', expose: 'A', files: [], ...odd }],
    titles: { es: { Cards: 'Tarjetas' }, isDevelopment: true as never },
  });
  const out = { active: 'a', previous: [], disabled: { message: 'Soon' } };

  for (const channel of [{ active: 'a', previous: [] }, out]) {
    const [remote] = resolve(registry(channel, release), '/bank/').page.remotes;
    expect(remote).toMatchObject({ navigation: [{ label: 'Cards', children: [{ label: 'One' }] }] });
    expect(JSON.stringify(remote)).not.toMatch(/"key"|isDevelopment/);
  }
  expect(JSON.stringify(toRegisteredRemote(release, '/bank/'))).not.toMatch(/"key"|isDevelopment/);
});

test('refuses a registry that names what it does not contain, or a release of the wrong kind', () => {
  const channel = { active: 'a', previous: [] };
  const wrongRemote = { ...shell('a'), name: 'mfe-cards' } as never;
  const wrongShell = { ...cards('1'), name: 'shell' } as never;

  expect(() => resolve(registry(channel), '/bank/')).toThrow(
    'Registry revision 7 names mfe-cards a, but does not contain it.',
  );
  const { shell: shells = {} } = registry(channel).releases;
  expect(() => resolve({ ...registry(channel), releases: { shell: shells } }, '/bank/')).toThrow('names mfe-cards a');
  expect(() => resolve(registry(channel, wrongRemote), '/bank/')).toThrow(
    'The registry’s remote "mfe-cards" is not a remote release.',
  );
  expect(() => resolve(registry(channel, cards('a'), wrongShell), '/bank/')).toThrow(
    'The registry’s shell is not a shell release.',
  );
});

test('names slots, and extensions with the addresses of their files', () => {
  const slots = ['bank/dashboard/widget@1'];
  const facts = { slot: 'bank/dashboard/widget@1', id: 'limits', title: 'Limits', order: 5, expose: 'Limits' };
  const release = { ...cards('a'), slots, extensions: [{ ...facts, files: ['page.css'] }] };

  expect(toRegisteredRemote(release, '/bank/')).toEqual({
    ...resolved,
    slots,
    extensions: [{ ...facts, preload: ['/bank/artifacts/mfe-cards/a/page.css'] }],
  });
});

describe('a squad whose flags make a choice of each customer', () => {
  const owned = { default: false, owner: 'cards squad', until: '2027-01-31' };
  const flags = Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`f${at}`, owned]));
  const rules = Object.fromEntries(Object.keys(flags).map((flag) => [flag, { percent: 50 }]));
  const channel = { active: 'a', previous: [], flags: rules };
  const slot = { slot: 'bank/dashboard/widget@1', title: 'A widget', expose: 'Widget', files: ['page.css'] };
  const extensions = [
    { ...slot, id: 'one' },
    { ...slot, id: 'two', for: { flag: 'f0' } },
  ];
  const [headed] = cards('a').mounts.map((mount) => ({ ...mount, headings: [{ path: '/cards', title: 'All' }] }));
  const choice = (number: number) => {
    const on = Object.keys(flags).filter((_, at) => (number >> at) % 2 === 1);
    return { ...NOBODY, flags: on.map((flag) => `mfe-cards ${flag}`) };
  };
  const release = cards('a', { flags, extensions, ...(headed && { mounts: [headed] }) });

  test('has the parts of its pages in memory once', () => {
    const bank = registry(channel, release);

    const [one, other] = [choice(1), choice(2)].map((own) => resolve(bank, '/bank/', own).page.remotes[0]);

    expect(one?.flags).toMatchObject({ f0: true, f1: false });
    expect(other?.flags).toMatchObject({ f0: false, f1: true });
    expect([one, other].map((remote) => remote?.extensions?.length)).toEqual([2, 1]);
    expect(one?.integrity).toBe(other?.integrity);
    expect(one?.mounts[0]).toBe(other?.mounts[0]);
    expect(one?.extensions?.[0]).toBe(other?.extensions?.[0]);
  });

  test('has its pages compared with its entries and headings once', () => {
    let compared = 0;
    const counted = cards('a', { flags, extensions }).mounts.map((mount) => ({
      ...mount,
      get headings() {
        compared += 1;
        return [];
      },
    }));
    const bank = registry(channel, { ...release, mounts: counted });
    resolve(bank, '/bank/', choice(1));
    const once = compared;

    for (const number of [2, 3, 4]) resolve(bank, '/bank/', choice(number));

    expect(compared).toBe(once);
  });

  test('has no more than some thousand of them kept', () => {
    const bank = registry(channel, release);
    const found = (number: number) => resolve(bank, '/bank/', choice(number)).page.remotes[0];

    const first = found(0);
    expect(found(0)).toBe(first);
    for (let number = 1; number <= 5000; number += 1) found(number);
    expect(found(0)).not.toBe(first);
  });

  test('has its versions before compared with the shell once, and five of them', () => {
    const names = ['b', 'c', 'd', 'e', 'f', 'g'];
    let compared = 0;
    const past = names.map((name) => ({
      ...cards(name, { contract: name === 'g' ? 1 : 2 }),
      get requires() {
        compared += 1;
        return {};
      },
    }));
    const bank = registry({ ...channel, previous: names }, release, ...past);

    for (const number of [1, 2, 3])
      expect(resolve(bank, '/bank/', choice(number)).page.remotes[0]).not.toHaveProperty('previous');
    for (const revision of [8, 9]) resolve({ ...bank, revision }, '/bank/');
    expect(compared).toBe(5);
  });
});

import type { OperationUse } from '../api/ApiUse.ts';
import { Authority } from '../roles/Authority.ts';
import { firstRoles } from '../roles/firstRoles.ts';
import type { Channel, RemoteRelease, ShellRelease } from '../schema.ts';
import type { State } from '../state.ts';
import { checkChange } from './checkChange.ts';

const released = { base: 'artifacts/', assets: {}, releasedAt: '' };

function remote(name: string, version: string, react = '*', path = `/${name}`): RemoteRelease {
  const mounts = [{ path, title: name, layout: 'main' as const, expose: 'Page', files: [] }];
  const facts = { kind: 'remote', owner: `${name} squad`, contract: 1, entry: 'entry.js', bundled: [] } as const;
  return { ...facts, ...released, name, version, requires: { react }, bundled: [], mounts };
}

function shell(version: string, react: string): ShellRelease {
  const facts = { kind: 'shell', name: 'shell', contract: [1], entry: ['main.js'] } as const;
  return { ...facts, ...released, contract: [1], entry: ['main.js'], version, provides: { react } };
}

const releases: State['releases'] = {
  shell: { old: shell('old', '19.0.0'), next: shell('next', '20.0.0') },
  cards: {
    old: remote('cards', 'old', '^19.0.0'),
    next: remote('cards', 'next', '^20.0.0'),
    any: remote('cards', 'any'),
    api: remote('cards', 'api', '*', '/api/cards'),
  },
  bills: { old: remote('bills', 'old', '^19.0.0'), next: remote('bills', 'next', '^20.0.0', '/cards') },
};

const at = (active: string, more: Partial<Channel> = {}): Channel => ({ active, previous: [], ...more });
const bank = (current: Channel, remotes: Record<string, Channel>): State => ({ shell: current, remotes, releases });
const canary = (more: Partial<Channel> = {}) => at('old', { canary: { version: 'next', percent: 5 }, ...more });
const inSet = canary({ sets: { next: 'set' } });
const disabled = { disabled: { message: 'Soon' } };

/** Who is refused, for what. */
function found(before: State, after: State) {
  return checkChange(before, after, { forwarded: ['/api'] }).map(
    ({ rule, where, found }) => `${rule} ${where}: ${found}`,
  );
}

const needsOld = expect.stringMatching(/^shared cards old \(cards squad\): needs react .* shell next provides 20/);
const needsNext = expect.stringMatching(/^shared cards next: needs react .* shell old provides 19/);

test('checks what newly goes live, and nothing that is live already', () => {
  const [any, api] = [bank(at('old'), { cards: at('any') }), bank(at('old'), { cards: at('api') })];

  expect(found(api, api)).toEqual([]);
  expect(found(any, api)).toEqual(['mounts /api/cards: is reserved by the bank.']);
});

test('checks a new shell against the remotes, and a new remote against the shell', () => {
  const before = bank(at('old'), { cards: at('old') });

  expect(found(before, bank(at('next'), { cards: at('old') }))).toEqual([needsOld]);
  expect(found(before, bank(at('old'), { cards: at('next') }))).toEqual([needsNext]);
});

test('what another remote’s pattern matches too goes live, for some or for all, once the role has the path', () => {
  const place = remote('cards', 'old', '*', '/bills/cards');
  const all = {
    ...releases,
    cards: { ...releases.cards, old: place },
    bills: { old: remote('bills', 'old', '*', '/bills/*') },
  };
  const state = (cards: Channel): State => ({ shell: at('old'), remotes: { bills: at('old'), cards }, releases: all });
  const changes = [at('old'), at('any', { canary: { version: 'old', percent: 5 } })].map(state);
  const withMounts = (...mounts: string[]) => {
    const squad = { keys: [], packages: ['cards'], mounts, origins: [] };
    const authority = new Authority({ ...firstRoles('bank', [], 1), roles: { 'Cards squad': squad } });
    return changes.map((after) => checkChange(state(at('any')), after, { authority }));
  };
  const refused = {
    rule: 'mounts',
    where: '/bills/cards',
    found: expect.stringContaining('bills old (bills squad) mounts too'),
  };

  expect(withMounts('/cards/*')).toMatchObject([[refused], [refused]]);
  expect(withMounts('/bills/cards')).toEqual([[], []]);
});

describe('what a live remote asks of services', () => {
  const published = (version: string, ...operations: string[]) => ({
    ...remote('cards', version),
    servicesPublished: { goals: operations },
  });
  const asking = { ...remote('bills', 'asking'), servicesUsed: { cards: { goals: ['GET /goals/{id}'] } } };
  const withBills = (cards: string, more: Partial<Channel> = {}): State => ({
    ...bank(at('old'), { bills: at('asking', more), cards: at(cards) }),
    releases: {
      ...releases,
      bills: { asking },
      cards: { with: published('with', 'GET /goals/{goal}'), without: published('without'), next: published('next') },
    },
  });
  const lacks = expect.stringContaining('services GET /api/goals/goals/{id}: is used by bills asking');

  test('keeps its provider from dropping it, until it is disabled', () => {
    expect(found(withBills('with'), withBills('without'))).toEqual([lacks]);
    expect(found(withBills('with', disabled), withBills('without', disabled))).toEqual([]);
    expect(found(withBills('without', disabled), withBills('without'))).toEqual([lacks]);
  });

  test('is not compared with what a disabled provider has published: that decides for no other version', () => {
    const withoutBills = (more: Partial<Channel>) => ({
      ...withBills('without'),
      remotes: { cards: at('without', more) },
    });
    const withDisabled = (more: Partial<Channel>) => ({
      ...withBills('without'),
      remotes: { bills: at('asking'), cards: at('without', more) },
    });

    expect(found(withoutBills({}), withDisabled({}))).toEqual([lacks]);
    expect(found(withoutBills(disabled), withDisabled(disabled))).toEqual([]);
  });

  test('and reads of them counts for nothing where no live version answers with it', () => {
    const answering = (version: string, ...fields: string[]) => ({
      ...published(version, 'GET /goals/{goal}'),
      serviceApi: apiOf(fields),
    });
    const apiOf = (fields: string[]) => {
      const reads = Object.fromEntries(fields.map((field) => [field, 'string']));
      return { operations: { 'GET /api/goals/goals/{id}': { reads, sends: {} } }, problems: [] };
    };
    const reading = (...fields: string[]) => ({
      ...remote('bills', 'asking'),
      serviceApisUsed: { cards: apiOf(fields) },
    });
    const change = (bills: RemoteRelease) => {
      const versions = {
        bills: { asking: bills },
        cards: { with: answering('with', 'id'), without: answering('without') },
      };
      const at = (cards: string) => ({ ...withBills(cards), releases: { ...releases, ...versions } });
      return found(at('with'), at('without'));
    };

    expect(change(reading('id'))).toEqual([expect.stringContaining('no longer answers with id')]);
    expect(change(reading('id', 'never'))).toEqual([]);
    expect(change({ ...reading(), serviceApisUsed: { cards: { operations: {}, problems: ['never'] } } })).toEqual([]);
  });

  test('and says of operations that no live version has counts for nothing in the one that has them', () => {
    const [operation, more] = ['GET /api/goals/goals/{id}', 'PUT /api/goals/goals/{id}'];
    const answer = { reads: { '': 'object' }, sends: { body: 'object' } };
    const claim = (name: string, use: OperationUse) => ({
      ...remote('bills', 'asking'),
      serviceApisUsed: { cards: { operations: { [name]: use }, problems: [] } },
    });
    const change = (bills: RemoteRelease) => {
      const cards = (version: string, operations: Record<string, OperationUse>) => ({
        ...published(version, 'GET /goals/{goal}'),
        serviceApi: { operations, problems: [] },
      });
      const versions = {
        bills: { asking: bills },
        cards: {
          with: cards('with', { [operation]: { reads: {}, sends: {} } }),
          next: cards('next', { [operation]: answer, [more]: answer }),
        },
      };
      const at = (version: string) => ({ ...withBills(version), releases: { ...releases, ...versions } });
      return found(at('with'), at('next'));
    };

    expect(change(claim(more, { reads: { id: 'string' }, sends: {} }))).toEqual([]);
    expect(change(claim(operation, { reads: { '': 'array' }, sends: {} }))).toEqual([]);
    expect(change(claim(operation, { reads: {}, sends: { body: 'array' } }))).toEqual([]);
  });

  test('counts for nothing where no live version publishes it, whoever writes such a release', () => {
    const withoutCards = { ...withBills('without'), remotes: { bills: at('asking') } };

    expect(found(withBills('without'), withBills('next'))).toEqual([]);
    expect(found(withoutCards, withBills('without'))).toEqual([]);
    const isDisabled = { ...withBills('without'), remotes: { bills: at('asking'), cards: at('without', disabled) } };
    expect(found(isDisabled, withBills('without'))).toEqual([]);
  });
});

test('checks what is new together as one, each pair once and by its remote', () => {
  const before = bank(at('old'), { cards: at('old'), bills: at('old') });

  expect(found(before, bank(at('next'), { cards: at('next'), bills: at('old') }))).toEqual([
    expect.stringMatching(/^shared bills old \(bills squad\)/),
  ]);
  expect(found({ remotes: {}, releases }, bank(at('old'), { cards: at('next') }))).toEqual([needsNext]);
  expect(found(before, bank(at('next'), { cards: at('any'), bills: at('next') }))).toEqual([
    expect.stringMatching(/^mounts \/cards: is taken by bills next/),
  ]);
});

test('a canary is checked for whoever gets it, beside other canaries too', () => {
  const before = bank(at('old'), { cards: at('any') });

  expect(found(before, bank(canary(), { cards: at('any') }))).toEqual([]);
  expect(found(bank(at('old'), { cards: at('old') }), bank(canary(), { cards: canary() }))).toEqual([
    needsNext,
    needsOld,
  ]);
});

test('the canaries of one set are checked beside each other, and what everybody else gets likewise', () => {
  const before = bank(at('old'), { cards: at('old') });
  const after = bank(inSet, { cards: inSet });

  expect(found(before, after)).toEqual([]);
  expect(found(after, bank(at('next'), { cards: at('next') }))).toEqual([]);
  expect(found(before, bank(inSet, { cards: canary({ sets: { next: 'another' } }) }))).toEqual([needsNext, needsOld]);
});

test('what can newly meet is checked although it was live before', () => {
  const before = bank(inSet, { cards: inSet });

  expect(found(before, bank(inSet, { cards: at('old') }))).toEqual([
    expect.stringMatching(/^shared cards old: needs react .* shell next provides 20/),
  ]);
  expect(found(bank(canary(), { cards: at('old') }), bank(canary(), { cards: at('old') }))).toEqual([]);
});

test('a disabled remote is checked when it is enabled', () => {
  const before = bank(at('next'), { cards: at('old', disabled) });

  expect(found(bank(at('old'), { cards: at('old', disabled) }), before)).toEqual([]);
  expect(found(before, bank(at('next'), { cards: at('old') }))).toHaveLength(1);
  expect(found(bank(at('next'), { cards: at('old') }), before)).toEqual([]);
});

test('a version that the registry lacks is not checked', () => {
  expect(found(bank(at('old'), {}), bank(at('gone'), { cards: at('gone') }))).toEqual([]);
});

test('compares extensions with all slots that are there after the change, whichever package offers them', () => {
  const slot = 'bank/dashboard/widget@1';
  const [offering, filling] = [remote('bills', 'new'), remote('cards', 'new')];
  const all = {
    ...releases,
    bills: { ...releases.bills, new: { ...offering, slots: [slot] } },
    cards: {
      ...releases.cards,
      new: { ...filling, extensions: [{ slot, id: 'x', title: 'X', expose: 'X', files: [] }] },
    },
  };
  const state = (remotes: Record<string, Channel>): State => ({ shell: at('old'), remotes, releases: all });
  const before = state({ bills: at('old'), cards: at('old') });

  expect(checkChange(before, state({ bills: at('new'), cards: at('new') }))).toEqual([]);
  expect(checkChange(state({ bills: at('new') }), state({ bills: at('new'), cards: at('new') }))).toEqual([]);
  expect(checkChange(before, state({ bills: at('old'), cards: at('new') }))).toMatchObject([{ rule: 'slots' }]);
  expect(checkChange(before, state({ bills: at('old'), cards: at('new', disabled) }))).toEqual([]);
});

test('a remote is not enabled while another one has the id of its extension', () => {
  const slot = 'bank/header/items@1';
  const filling = (name: string) => ({
    ...remote(name, 'new'),
    slots: [slot],
    extensions: [{ slot, id: 'bell', title: 'Bell', expose: 'Bell', files: [] }],
  });
  const all = { ...releases, bills: { new: filling('bills') }, cards: { new: filling('cards') } };
  const state = (remotes: Record<string, Channel>): State => ({ shell: at('old'), remotes, releases: all });
  const off = at('new', disabled);

  expect(checkChange(state({ bills: off }), state({ bills: off, cards: at('new') }))).toEqual([]);
  expect(
    checkChange(state({ bills: off, cards: at('new') }), state({ bills: at('new'), cards: at('new') })),
  ).toMatchObject([{ found: expect.stringContaining('already has an extension "bell", of cards new') }]);
});

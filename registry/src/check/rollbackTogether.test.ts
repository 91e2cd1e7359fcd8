import { rollback } from '../edits/rollback.ts';
import type { Channel, RemoteRelease, ShellRelease } from '../schema.ts';
import { channelsOf, type State } from '../state.ts';
import { neededBeside, rollbackTogether } from './rollbackTogether.ts';

const released = { base: 'artifacts/', assets: {}, releasedAt: '' };

function remote(name: string, version: string, react: string): RemoteRelease {
  const mounts = [{ path: `/${name}`, title: name, layout: 'main' as const, expose: 'Page', files: [] }];
  const facts = { kind: 'remote', owner: 'squad', contract: 1, entry: 'entry.js' } as const;
  return { ...facts, ...released, name, version, requires: { react }, bundled: [], mounts };
}

function shell(version: string, react: string): ShellRelease {
  const facts = { kind: 'shell', name: 'shell', version, provides: { react } } as const;
  return { ...facts, ...released, contract: [1], entry: [] };
}

const versions = (name: string) => ({
  older: remote(name, 'older', '^19.0.0'),
  old: remote(name, 'old', '^19.0.0'),
  next: remote(name, 'next', '^20.0.0'),
  newest: remote(name, 'newest', '^20.0.0'),
});

/** A bank whose shell went from React 19 to 20, with these remotes. */
function bank(remotes: Record<string, Channel>): State {
  const shells = { old: shell('old', '19.0.0'), next: shell('next', '20.0.0') };
  const releases = Object.fromEntries(Object.keys(remotes).map((name) => [name, versions(name)]));
  return { shell: { active: 'next', previous: ['old'] }, remotes, releases: { shell: shells, ...releases } };
}

const newest: Channel = { active: 'newest', previous: ['next', 'old', 'older'] };
const active = (state: State) => Object.fromEntries(channelsOf(state).map(([app, channel]) => [app, channel.active]));
const back = rollback('shell');

test('takes the others back to their newest earlier version that fits, or to the one that is named', () => {
  const state = bank({ cards: newest, bills: newest });

  expect(active(rollbackTogether(back, 'shell', [{ app: 'cards' }])(state))).toEqual({
    shell: 'old',
    cards: 'old',
    bills: 'newest',
  });
  expect(active(rollbackTogether(back, 'shell', [{ app: 'cards', version: 'older' }])(state))).toMatchObject({
    cards: 'older',
  });
  expect(() => rollbackTogether(back, 'shell', [{ app: 'cards', version: 'gone' }])(state)).toThrow(
    'cards has no version gone',
  );
});

test('takes the others one back where none fits or one is gone, and leaves alone what has gone back with its set', () => {
  const unfit = bank({ cards: { active: 'newest', previous: ['gone', 'next'] } });
  expect(active(rollbackTogether(back, 'shell', [{ app: 'cards' }])(unfit))).toMatchObject({ cards: 'gone' });

  const set = { next: 'set' };
  const state = bank({ cards: { ...newest, sets: set } });
  const together = { ...state, shell: { active: 'next', previous: ['old'], sets: set } };
  expect(active(rollbackTogether(back, 'shell', [{ app: 'cards' }])(together))).toEqual({ shell: 'old', cards: 'old' });
});

test('takes nothing back that is not named, nor twice, for what a squad makes live again', () => {
  const sets = { next: 'cards@next,bills@next' };
  const state = bank({ cards: { ...newest, sets }, bills: { active: 'next', previous: ['old'], sets } });
  const cards = rollback('cards');

  expect(() => rollbackTogether(cards, 'cards', [{ app: 'bills' }])(state)).toThrow('bills would move cards with it');
  expect(() => rollbackTogether(back, 'shell', [{ app: 'bills' }])(state)).toThrow('name that after --together, too');
  expect(active(rollbackTogether(back, 'shell', [{ app: 'bills' }, { app: 'cards' }])(state))).toEqual({
    shell: 'old',
    bills: 'old',
    cards: 'old',
  });
});

describe('between versions that fill slots', () => {
  const filling = (slot: string) => ({ extensions: [{ slot, id: 'news', title: 'News', expose: 'News', files: [] }] });
  const { old, next, newest: live, older } = versions('cards');
  const cards = { next, newest: live, older, old: { ...old, ...filling('bank/home@1') } };
  /** What cards are when the shell goes back. */
  const after = (offered: { next?: string[]; old?: string[] }, ofBills: Partial<RemoteRelease> = {}) => {
    const shells = {
      next: { ...shell('next', '20.0.0'), slots: offered.next },
      old: { ...shell('old', '19.0.0'), slots: offered.old },
    };
    const bills = { odd: { ...remote('bills', 'odd', '*'), ...ofBills } };
    const state = bank({ cards: newest, bills: { active: 'odd', previous: [] } });
    const rolledBack = rollbackTogether(back, 'shell', [{ app: 'cards' }]);
    return rolledBack({ ...state, releases: { shell: shells, cards, bills } }).remotes.cards?.active;
  };

  test('takes none that fills what the rollback takes away', () => {
    expect(after({ next: ['bank/home@1'], old: ['bank/home@1'] })).toBe('old');
    expect(after({ next: ['bank/home@1'], old: [] })).toBe('older');
  });

  test('lets no package that stays choose, whatever it fills, offers or asks', () => {
    const servicesUsed = { cards: { goals: ['GET /goals'] } };

    expect(after({ old: ['bank/home@1'] }, { ...filling('bank/home@1'), servicesUsed })).toBe('old');
    expect(after({ next: ['bank/home@1'], old: [] }, { slots: ['bank/home@1'] })).toBe('older');
  });
});

test('looks no further back than commands keep versions: a squad could list a hundred, which take minutes', () => {
  const state = bank({ cards: { active: 'newest', previous: [...Array<string>(5).fill('next'), 'old'] } });

  expect(active(rollbackTogether(back, 'shell', [{ app: 'cards' }])(state))).toMatchObject({ cards: 'next' });
});

test('says what helps where there is no earlier version', () => {
  const state = bank({ cards: { active: 'next', previous: [] } });

  expect(() => rollbackTogether(back, 'shell', [{ app: 'cards' }])(state)).toThrow(
    'cards has no previous version to roll back to. Disable it first: npm run bank -- disable cards --message "Back soon."',
  );
  expect(neededBeside(back, 'shell', state)).toEqual([]);
  const both = bank({ bills: newest, cards: { active: 'next', previous: [] } });
  expect(neededBeside(back, 'shell', both)).toEqual([]);
});

test('names nothing that would move further packages, which are not asked for', () => {
  const set = 'bills@older,cards@newest';
  const state = bank({
    cards: { ...newest, sets: { newest: set } },
    bills: { active: 'older', previous: ['old'], sets: { older: set } },
  });

  expect(neededBeside(back, 'shell', state)).toEqual([]);
});

test('names what has to go back too, each once, if that helps', () => {
  const disabled = { ...newest, disabled: { message: 'Soon' } };
  const canary = { ...newest, active: 'next', previous: ['old'], canary: { version: 'newest', percent: 5 } };
  const fitting = { active: 'old', previous: ['older'] };
  const state = bank({ cards: canary, bills: disabled, loans: fitting });

  expect(neededBeside(back, 'shell', state)).toEqual(['cards']);
  expect(neededBeside(back, 'shell', bank({ cards: newest, bills: { active: 'newest', previous: ['next'] } }))).toEqual(
    [],
  );
});

import type { Bank } from '../bank/BankReader.ts';
import { NOTHING_SAID, type OperatorsContent } from '../bank/drafts.ts';
import { registryAt } from '../bank/history.ts';
import { activate } from '../edits/activate.ts';
import { promote } from '../edits/canary.ts';
import { disable, enable } from '../edits/disable.ts';
import { hold } from '../edits/hold.ts';
import { pin, unpin } from '../edits/pin.ts';
import { restore } from '../edits/restore.ts';
import { retire } from '../edits/retire.ts';
import { rollback } from '../edits/rollback.ts';
import { setFlag } from '../edits/setFlag.ts';
import { together } from '../edits/together.ts';
import { requireChannel, type State, withChannel } from '../state.ts';
import { OWN, outcomeOf, rollbackOfTwo } from './Honest.ts';
import { remoteOf, shellOf, type World } from './World.ts';

export const OTHER = 'mfe-cards';
/** The thief's package, and one of another squad. */
export const APPS = [OWN, OTHER] as const;
export type App = (typeof APPS)[number];

const message = 'Soon';

/** Operators say these of a package. */
export const words = { disable: (app: string) => disable(app, message), enable, pin, unpin, rollback };
export type Word = keyof typeof words;

/** Makes the newest versions of both packages live, as one set that goes back by itself. */
export function setOfBoth(state: State): State {
  const versions = APPS.map((app) => ({
    app,
    version:
      Object.keys(state.releases[app] ?? {})
        .sort()
        .at(-1) ?? '',
  }));
  const promoted = (before: State) => versions.reduce((now, { app, version }) => promote(app, version)(now), before);
  return APPS.reduce(
    (now, app) => withChannel(now, app, { ...requireChannel(now, app), autoRollback: true }),
    together(versions, promoted)(state),
  );
}

/** People give these commands. @param count how many were given */
export const commands = {
  release: (world, count) => outcomeOf(world, 'cards', activate(remoteOf('cards', count))),
  hold: (world, count) => outcomeOf(world, 'cards', hold(remoteOf('cards', count))),
  flag: (world) => outcomeOf(world, 'cards', setFlag(OTHER, 'rollover', { percent: 5 })),
  'release the shell': (world, count) => outcomeOf(world, 'platform', activate(shellOf(count))),
  'roll two back': (world) => outcomeOf(world, 'operator', rollbackOfTwo),
  'release a set': (world) => outcomeOf(world, 'operator', setOfBoth),
  retire: (world) => outcomeOf(world, 'operator', retire(OWN)),
  judge: (world) => outcomeOf(world, 'judge', (state) => state, { verdicts: verdictsOn }),
} satisfies Record<string, (world: World, count: number) => Promise<string>>;
export type Command = keyof typeof commands;

/** Both packages do badly. */
function verdictsOn({ packages, state }: Bank) {
  const verdicts = APPS.flatMap((app) => {
    const number = packages.get(app)?.file.number;
    const version = state.remotes[app]?.active;
    return number && version ? [[app, { number, version, since: '2026-01-01T00:00:00.000Z' }]] : [];
  });
  return Object.fromEntries(verdicts);
}

export function restoreFrom(world: World, revision: number): Promise<string> {
  return outcomeOf(world, 'operator', async (state) =>
    restore(await registryAt(world.as('operator'), revision))(state),
  );
}

export function saidIn({ operators }: Bank): Pick<OperatorsContent, 'disabled' | 'pinned'> {
  const { disabled, pinned } = operators?.document ?? NOTHING_SAID;
  return { disabled, pinned };
}

/** @returns what operators have said then, of all packages. What an operator rolls back itself stays pinned there. */
export function saidAfter(before: Bank, word: Word, app: App, { state }: Bank): ReturnType<typeof saidIn> {
  const { disabled, pinned } = saidIn(before);
  const without = <Value>({ [app]: _, ...others }: Record<string, Value>) => others;
  if (word === 'disable') return { disabled: { ...disabled, [app]: { message } }, pinned };
  if (word === 'enable') return { disabled: without(disabled), pinned };
  if (word === 'unpin') return { disabled, pinned: without(pinned) };
  const bank = word === 'pin' ? before.state : state;
  const active = bank.remotes[app]?.active;
  if (word === 'rollback' && active === before.state.remotes[app]?.active) return { disabled, pinned };
  const isPinned = active !== undefined && (word === 'pin' || before.state.remotes[app]?.pinned);
  return { disabled, pinned: isPinned ? { ...pinned, [app]: active } : pinned };
}

import { activate } from '../edits/activate.ts';
import { disable, enable } from '../edits/disable.ts';
import { pin, unpin } from '../edits/pin.ts';
import { retire } from '../edits/retire.ts';
import { rollback } from '../edits/rollback.ts';
import { type Revision, revise } from '../revisions/revise.ts';
import { nextOf } from '../roles/grant.ts';
import type { Channel } from '../schema.ts';
import type { Edit } from '../state.ts';
import type { Person, World } from './World.ts';
import { remoteOf, shellOf } from './worldReleases.ts';

/** The thief's own package. */
export const OWN = 'mfe-payments';
const message = 'Back soon';

/** What operators have said of the thief's package, and were told is so. */
export type Said = Pick<Channel, 'disabled'> & { pinnedTo?: string | undefined };

export interface Command {
  /** @param count different for each one of a sequence */
  run: (world: World, count: number) => Promise<Revision | undefined>;
  /** Of a command upon the thief's package. */
  says?: (said: Said, done: Revision) => Said;
}

/** What others do with what is theirs: `mfe-cards` is another squad's package. */
export const ofOthers: Command[] = [
  by('cards', (count) => activate(remoteOf('cards', count))),
  by('cards', () => rollback('mfe-cards')),
  by('platform', (count) => activate(shellOf(count))),
  by('operator', () => toggle('mfe-cards', 'disabled', enable('mfe-cards'), disable('mfe-cards', message))),
  by('operator', () => toggle('mfe-cards', 'pinned', unpin('mfe-cards'), pin('mfe-cards'))),
  by('operator', () => rollback('mfe-cards')),
  by('operator', rollbackOfTwo),
  { run: widenRole },
];

/** What others do with the thief's package. */
export const uponOwn: Command[] = [
  {
    ...by('operator', () => toggle(OWN, 'disabled', enable(OWN), disable(OWN, message))),
    says: (said, { before }) => ({ ...said, disabled: before.remotes[OWN]?.disabled ? undefined : { message } }),
  },
  {
    ...by('operator', () => toggle(OWN, 'pinned', unpin(OWN), pin(OWN))),
    says: (said, { before }) => ({ ...said, pinnedTo: pinnedAfter(before.remotes[OWN]) }),
  },
  { ...by('operator', () => retire(OWN)), says: saysRetired },
  { run: (world) => world.revoke('payments') },
];

export function by(person: Person, edit: (count: number) => Edit): Command {
  const reason = { by: person, action: 'test', app: 'registry', why: 'test' };
  return { run: (world, count) => revise(world.as(person), reason, edit(count)) };
}

/** Two documents that count together. */
export function rollbackOfTwo(): Edit {
  return (state) => rollback('mfe-cards')(rollback('shell')(state));
}

function toggle(app: string, what: 'disabled' | 'pinned', off: Edit, on: Edit): Edit {
  return (state) => (state.remotes[app]?.[what] ? off(state) : on(state));
}

function pinnedAfter(before: Channel | undefined): string | undefined {
  return before?.pinned ? undefined : before?.active;
}

function saysRetired(_: Said, { registry }: Revision): Said {
  expect(registry?.remotes[OWN]).toBeUndefined();
  return {};
}

function widenRole(world: World, count: number): Promise<undefined> {
  return world.changeRoles((authority) => {
    const next = nextOf(authority);
    const { 'Cards squad': squad, ...others } = next.roles;
    if (!squad) throw new Error('There is no cards squad.');
    return { ...next, roles: { ...others, 'Cards squad': { ...squad, mounts: [...squad.mounts, `/more-${count}`] } } };
  });
}

import { type Bank, BankReader } from '../bank/BankReader.ts';
import { activate } from '../edits/activate.ts';
import { disable, enable } from '../edits/disable.ts';
import { hold } from '../edits/hold.ts';
import { pin, unpin } from '../edits/pin.ts';
import { rollback } from '../edits/rollback.ts';
import { setFlag } from '../edits/setFlag.ts';
import { revoked } from '../grants/revoke.ts';
import { revise } from '../revisions/revise.ts';
import { signRoles } from '../revisions/signRoles.ts';
import type { Edit, State } from '../state.ts';
import { type Person, remoteOf, shellOf, World } from './World.ts';

/** The thief has this package; `mfe-cards` is another squad's. */
export const OWN = 'mfe-accounts';

const genuine: [Person, (count: number) => Edit][] = [
  ['cards', (count) => activate(remoteOf('cards', count))],
  ['cards', () => rollback('mfe-cards')],
  ['cards', (count) => hold(remoteOf('cards', count))],
  ['cards', (count) => setFlag('mfe-cards', 'rollover', { percent: count })],
  ['cards', () => setFlag('mfe-cards', 'rollover', undefined)],
  ['platform', (count) => activate(shellOf(count))],
  ['operator', () => disable('mfe-cards', 'Back soon')],
  ['operator', () => enable('mfe-cards')],
  ['operator', () => pin('mfe-cards')],
  ['operator', () => unpin('mfe-cards')],
  ['operator', () => rollback('mfe-cards')],
  ['operator', () => rollbackOfTwo],
];
export const COMMANDS = genuine.length;

/** Writes two documents that count together. */
export function rollbackOfTwo(state: State): State {
  return rollback('mfe-cards')(rollback('shell')(state));
}

/** Operators say these of the thief's package. */
export const upon = {
  disable: disable(OWN, 'Back soon'),
  enable: enable(OWN),
  pin: pin(OWN),
  unpin: unpin(OWN),
};

/** An edit, and how it is said. */
export type Said = Tail<Tail<Parameters<typeof revise>>>;
type Tail<List> = List extends [unknown, ...infer Rest] ? Rest : never;

/** A refusal is an outcome too. */
export function outcomeOf(world: World, person: Person, ...[edit, options]: Said): Promise<string> {
  const reason = { by: person, action: 'test', app: 'registry', why: 'test' };
  return revise(world.as(person), reason, edit, options).then(
    () => 'done',
    (error: Error) => error.message,
  );
}

export function readBank(world: World): Promise<Bank> {
  return new BankReader(world.as('operator')).read();
}

/** Shows all that is not the thief's to say, and what is served of its package outside its role. */
export function seenIn({ registry, authority }: Bank) {
  const { [OWN]: own = {}, ...releases } = registry?.releases ?? {};
  const { [OWN]: live, ...remotes } = registry?.remotes ?? {};
  const outside = Object.values(own).filter(
    (one) => one.name !== OWN || one.mounts[0]?.path !== '/accounts' || one.base !== `artifacts/${OWN}/`,
  );
  const hasRelease = !live || Object.hasOwn(own, live.active);
  const owners = { [OWN]: 'Accounts squad', ...registry?.owners };
  return {
    shell: registry?.shell,
    sets: registry?.heldTogether,
    roles: authority?.roles,
    remotes,
    releases,
    outside,
    hasRelease,
    owners,
  };
}

/** Has the bank without the thief after some commands. Each is run once, however many sequences begin alike. */
export class Honest {
  private readonly next = new Map<number, Promise<Honest>>();

  private constructor(
    readonly world: World,
    readonly seen: ReturnType<typeof seenIn>,
    /** Counts from the third release. */
    readonly count = 3,
    /** The last command had this outcome. */
    readonly said = '',
  ) {}

  /** One of the cards squad's keys was revoked. */
  static async begin(): Promise<Honest> {
    const world = await World.begin();
    for (const number of [1, 2]) {
      await outcomeOf(world, 'platform', activate(shellOf(number)));
      await outcomeOf(world, 'cards', activate(remoteOf('cards', number)));
    }
    await outcomeOf(world, 'accounts', activate(remoteOf('accounts', 1)));
    const { authority } = await readBank(world);
    if (!authority) throw new Error('There are no roles.');
    for (const root of ['rootA', 'rootB'] as const) await signRoles(world.as(root), revoked(authority, 'former'));
    return new Honest(world, seenIn(await readBank(world)));
  }

  /** Gives the command, which another bank may be given too. */
  command(at: number): [Person, Edit] {
    const [person, edit] = genuine[at] ?? ['cards', () => (state) => state];
    return [person, edit(this.count)];
  }

  after(at: number): Promise<Honest> {
    const next = this.next.get(at) ?? this.run(at);
    this.next.set(at, next);
    return next;
  }

  private async run(at: number): Promise<Honest> {
    const world = this.world.copy();
    const said = await outcomeOf(world, ...this.command(at));
    return new Honest(world, seenIn(await readBank(world)), this.count + 1, said);
  }
}

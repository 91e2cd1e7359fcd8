import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { type Bank, BankReader } from '../bank/BankReader.ts';
import { activate } from '../edits/activate.ts';
import { disable, enable } from '../edits/disable.ts';
import { pin, unpin } from '../edits/pin.ts';
import { rollback } from '../edits/rollback.ts';
import { revise } from '../revisions/revise.ts';
import type { Edit } from '../state.ts';
import { steal, type Theft, theft } from './thief.ts';
import { type Person, remoteOf, shellOf, World } from './World.ts';

/** Others do this: `mfe-accounts` is the thief's own package, `mfe-cards` another squad's. */
const genuine: [Person, (count: number) => Edit][] = [
  ['cards', (count) => activate(remoteOf('cards', count))],
  ['cards', () => rollback('mfe-cards')],
  ['platform', (count) => activate(shellOf(count))],
  ['operator', () => disable('mfe-cards', 'Back soon')],
  ['operator', () => enable('mfe-cards')],
  ['operator', () => pin('mfe-cards')],
  ['operator', () => unpin('mfe-cards')],
  ['operator', () => rollback('mfe-cards')],
  ['operator', () => disable('mfe-accounts', 'Back soon')],
  ['operator', () => enable('mfe-accounts')],
];

type Step = { command: number } | { theft: Theft } | { look: 'running' | 'late' };
const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.nat(genuine.length - 1).map((command): Step => ({ command })) },
    { weight: 4, arbitrary: theft.map((theft): Step => ({ theft })) },
    { weight: 2, arbitrary: fc.constantFrom<Step>({ look: 'running' }, { look: 'late' }) },
  ),
  { minLength: 3, maxLength: 9 },
);

/** The bank without the thief after some commands. Each is run once, however many sequences begin alike. */
class Honest {
  private readonly next = new Map<number, Promise<Honest>>();

  private constructor(
    readonly world: World,
    /** Counts from the second release. */
    readonly count = 2,
    /** The outcome of the last command. */
    readonly said = '',
  ) {}

  static async begin(): Promise<Honest> {
    const world = await World.begin();
    await say(world, 'platform', activate(shellOf(1)));
    await say(world, 'cards', activate(remoteOf('cards', 1)));
    await say(world, 'accounts', activate(remoteOf('accounts', 1)));
    return new Honest(world);
  }

  after(command: number): Promise<Honest> {
    const next = this.next.get(command) ?? this.run(command);
    this.next.set(command, next);
    return next;
  }

  private async run(command: number): Promise<Honest> {
    const world = this.world.copy();
    return new Honest(world, this.count + 1, await outcome(world, command, this.count));
  }
}

function say(world: World, person: Person, edit: Edit): Promise<unknown> {
  return revise(world.as(person), { by: person, action: 'test', app: 'registry', why: 'test' }, edit);
}

/** A refusal is an outcome too. */
function outcome(world: World, command: number, count: number): Promise<string> {
  const [person, edit] = genuine[command] ?? ['cards', () => (state) => state];
  return say(world, person, edit(count)).then(
    () => 'done',
    (error: Error) => error.message,
  );
}

/** All that is not the thief's to say. */
function seenIn({ registry, authority }: Bank) {
  const own = registry?.remotes['mfe-accounts'];
  return {
    ...{ shell: registry?.shell, cards: registry?.remotes['mfe-cards'], roles: authority?.roles },
    releases: [registry?.releases.shell, registry?.releases['mfe-cards']],
    // Operators say this of the package, while there is one.
    isDisabled: own && Boolean(own.disabled),
  };
}

interface Played {
  honest: Honest;
  attacked: World;
  readers: BankReader[];
  /** Something was written that nobody takes. */
  isInVain: boolean;
  /** The thief's package was there whenever operators spoke of it. */
  isSameSaid: boolean;
}

/** Plays in a bank with the thief and in one without: one gateway runs, one starts in the middle, and one is away meanwhile. */
async function play(honest: Honest, sequence: Step[]): Promise<Played> {
  const attacked = honest.world.copy();
  const [running, away, late] = [1, 2, 3].map(() => new BankReader(attacked.as('operator')));
  if (!running || !away || !late) throw new Error('There is no reader.');
  await Promise.all([running.read(), away.read()]);
  const played: Played = { honest, attacked, readers: [running, away, late], isInVain: false, isSameSaid: true };
  for (const step of sequence) {
    if ('theft' in step) played.isInVain = (await steal(attacked, step.theft)) || played.isInVain;
    else if ('look' in step) await (step.look === 'running' ? running : late).read();
    else {
      const said = await outcome(attacked, step.command, played.honest.count);
      played.honest = await played.honest.after(step.command);
      if (step.command < 8) expect(said).toBe(played.honest.said);
      else played.isSameSaid = played.isSameSaid && said === played.honest.said;
    }
  }
  return played;
}

/** A matcher takes ten times as long, and is asked for its message alone. */
function expectSame(seen: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(seen, expected)) expect(seen).toEqual(expected);
}

/** The others’ bank is what they alone have said, whatever the thief writes. @param numRuns sequences of commands and thefts */
export async function playThefts(numRuns: number): Promise<void> {
  const start = await Honest.begin();
  const property = fc.asyncProperty(steps, async (sequence) => {
    const { honest, attacked, readers, isInVain, isSameSaid } = await play(start, sequence);
    const expected = seenIn(await new BankReader(honest.world.as('operator')).read());
    for (const reader of [...readers, new BankReader(attacked.as('operator'))]) {
      const bank = await reader.read();
      const seen = seenIn(bank);
      const isOwn = !isSameSaid || seen.isDisabled === undefined || !expected.isDisabled;
      expectSame({ ...seen, isDisabled: isOwn ? expected.isDisabled : seen.isDisabled }, expected);
      if (isInVain) expect(bank.problems).not.toEqual([]);
    }
    await say(attacked, 'operator', disable('mfe-cards', 'At once'));
    for (const { registry } of await Promise.all(readers.map((reader) => reader.read())))
      expectSame(registry?.remotes['mfe-cards']?.disabled, { message: 'At once' });
  });
  await fc.assert(property, { numRuns });
}

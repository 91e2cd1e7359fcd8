import fc from 'fast-check';
import { type Bank, BankReader } from '../bank/BankReader.ts';
import { disable } from '../edits/disable.ts';
import { expectSame } from './expectSame.ts';
import { COMMANDS, Honest, OWN, outcomeOf, readBank, seenIn, upon } from './Honest.ts';
import { MemoryStore } from './MemoryStore.ts';
import { steal, type Theft, theft } from './thief.ts';

type Step =
  | { command: number }
  | { upon: keyof typeof upon }
  | { theft: Theft }
  | { look: 'running' | 'late' | 'restarting' };
const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.nat(COMMANDS - 1).map((command): Step => ({ command })) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(...(Object.keys(upon) as (keyof typeof upon)[])).map((upon): Step => ({ upon })),
    },
    { weight: 8, arbitrary: theft.map((theft): Step => ({ theft })) },
    { weight: 4, arbitrary: fc.constantFrom<Step>({ look: 'running' }, { look: 'late' }, { look: 'restarting' }) },
  ),
  { minLength: 3, maxLength: 9 },
);

/** Plays in a bank with the thief and in one without: one gateway runs, one starts in the middle, one at each look, and one is away meanwhile. */
async function play(start: Honest, sequence: Step[]): Promise<void> {
  let honest = start;
  let isDisabled = false;
  let pinnedTo: string | undefined;
  const inVain: string[] = [];
  const world = start.world.copy();
  const newReader = () => new BankReader(world.as('operator'));
  const cache = new MemoryStore();
  const machine = { ...world.as('operator'), cache, keep: (key: string, bytes: Uint8Array) => cache.put(key, bytes) };
  const restarting = { read: () => new BankReader(machine).read() };
  const readers = { running: newReader(), away: newReader(), late: newReader(), restarting };
  await Promise.all([readers.running.read(), readers.away.read()]);
  for (const step of sequence) {
    if ('theft' in step) inVain.push(...(await steal(world, step.theft)));
    else if ('look' in step) compare(await readers[step.look].read());
    else if ('upon' in step) await sayOfOwn(step.upon);
    else {
      const said = await outcomeOf(world, ...honest.command(step.command));
      honest = await honest.after(step.command);
      expectSame(said, honest.said);
    }
  }
  for (const bank of [...(await readAll()), await readBank(world)]) {
    compare(bank);
    const unnamed = inVain.filter((name) => !bank.problems.some((problem) => problem.includes(name)));
    expectSame(unnamed, []);
  }
  await outcomeOf(world, 'operator', disable('mfe-cards', 'At once'));
  for (const { registry } of await readAll())
    expectSame(registry?.remotes['mfe-cards']?.disabled, { message: 'At once' });

  function readAll(): Promise<Bank[]> {
    return Promise.all(Object.values(readers).map((reader) => reader.read()));
  }

  async function sayOfOwn(word: keyof typeof upon): Promise<void> {
    const said = await outcomeOf(world, 'operator', upon[word]);
    if (word === 'disable') expectSame(said, 'done');
    if (said !== 'done') return;
    if (word === 'disable' || word === 'enable') isDisabled = word === 'disable';
    else pinnedTo = word === 'pin' ? (await readBank(world)).registry?.remotes[OWN]?.active : undefined;
  }

  function compare(bank: Bank): void {
    expectSame(seenIn(bank), honest.seen);
    const own = bank.registry?.remotes[OWN];
    if (isDisabled && own) expectSame(own.disabled !== undefined, true);
    if (pinnedTo) expectSame([own?.active, own?.canary], [pinnedTo, undefined]);
  }
}

/** The others’ bank is what they alone have said, whatever the thief writes. @param numRuns sequences of commands and thefts */
export async function playThefts(numRuns: number): Promise<void> {
  const start = await Honest.begin();
  await fc.assert(
    fc.asyncProperty(steps, (sequence) => play(start, sequence)),
    { numRuns },
  );
}

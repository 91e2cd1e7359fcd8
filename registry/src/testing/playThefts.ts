import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { Bank, BankReader } from '../bank/BankReader.ts';
import type { StreamFile } from '../streams/StreamFile.ts';
import { type Command, OWN, ofOthers, type Said, uponOwn } from './commands.ts';
import { HonestBank, outcomeOf, seenIn } from './HonestBank.ts';
import { steal, type Theft, theft } from './thief.ts';
import type { World } from './World.ts';

type Step = { command: Command } | { theft: Theft } | { look: 'running' | 'late' };
const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...ofOthers).map((command): Step => ({ command })) },
    { weight: 2, arbitrary: fc.constantFrom(...uponOwn).map((command): Step => ({ command })) },
    { weight: 8, arbitrary: theft.map((theft): Step => ({ theft })) },
    { weight: 3, arbitrary: fc.constantFrom<Step>({ look: 'running' }, { look: 'late' }) },
  ),
  { minLength: 3, maxLength: 9 },
);

/** The same commands in a bank with the thief and in one without. */
class Play {
  private readonly attacked: World;
  private readonly readers: Record<'running' | 'late', BankReader>;
  private readonly inVain: (StreamFile | string)[] = [];
  private said: Said = {};

  constructor(private honest: HonestBank) {
    this.attacked = honest.world.copy();
    this.readers = { running: this.attacked.reader(), late: this.attacked.reader() };
  }

  /** One gateway runs from the start, one starts in the middle, and one at the end. */
  async run(sequence: Step[]): Promise<void> {
    const { running, late } = this.readers;
    await running.read();
    for (const step of sequence) {
      if ('theft' in step) this.inVain.push(...(await steal(this.attacked, step.theft)));
      else if ('look' in step) this.compare(await this.readers[step.look].read());
      else await this.tell(step.command);
    }
    for (const reader of [running, late, this.attacked.reader()]) {
      const bank = await reader.read();
      this.compare(bank);
      const unnamed = this.inVain.filter((file) => !isNamed(file, bank));
      expectSame({ unnamed, problems: bank.problems }, { unnamed: [], problems: bank.problems });
    }
  }

  private async tell(command: Command): Promise<void> {
    const { says } = command;
    if (!says) this.honest = await this.honest.after(command);
    const { text, done } = await outcomeOf(command, this.attacked, this.honest.count);
    if (!says) expectSame(text, this.honest.text);
    else if (done) this.said = says(this.said, done);
  }

  private compare(bank: Bank): void {
    const own = bank.registry?.remotes[OWN];
    const release = own && bank.registry?.releases[OWN]?.[own.active];
    const path = release?.kind === 'remote' ? release.mounts[0]?.path : undefined;
    const { disabled = own?.disabled, pinnedTo = own?.active } = this.said;
    const seen = { ...seenIn(bank), own: own && [own.disabled, own.active, own.pinned, path] };
    const pinned = this.said.pinnedTo ? true : own?.pinned;
    const expected = { ...this.honest.seen, own: own && [disabled, pinnedTo, pinned, '/payments'] };
    expectSame(seen, expected);
  }
}

/** A matcher takes ten times as long, and is for its message alone. */
function expectSame<Value>(seen: Value, expected: Value): void {
  if (!isDeepStrictEqual(seen, expected)) expect(seen).toEqual(expected);
}

function isNamed(file: StreamFile | string, { problems, authority }: Bank): boolean {
  if (typeof file === 'string') return problems.some((problem) => problem.includes('without a document’s name'));
  // What a revoked key has signed is history, once somebody has written above it.
  const isHistory = file.number < 1000 && authority && Object.hasOwn(authority.roles.revoked, file.signer);
  return isHistory || problems.some((problem) => problem.includes(`registry/${file.stream} `));
}

/** Whatever the thief writes, the others’ bank is what they alone have said. @param numRuns sequences of commands and thefts */
export async function playThefts(numRuns: number): Promise<void> {
  const start = await HonestBank.begin();
  const property = fc.asyncProperty(steps, (sequence) => new Play(start).run(sequence));
  await fc.assert(property, { numRuns });
}

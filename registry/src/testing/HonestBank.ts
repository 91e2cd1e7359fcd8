import type { Bank } from '../bank/BankReader.ts';
import { activate } from '../edits/activate.ts';
import type { Revision } from '../revisions/revise.ts';
import { by, type Command } from './commands.ts';
import { World } from './World.ts';
import { remoteOf, shellOf } from './worldReleases.ts';

/** A refusal is an outcome too. */
export interface Outcome {
  text: string;
  done?: Revision | undefined;
}

export function outcomeOf({ run }: Command, world: World, count: number): Promise<Outcome> {
  return run(world, count).then(
    (done) => ({ text: 'done', done }),
    (error: Error) => ({ text: error.message }),
  );
}

/** All that is not the thief's to say. */
export function seenIn({ registry, authority, operators }: Bank) {
  return {
    ...{ shell: registry?.shell, cards: registry?.remotes['mfe-cards'], roles: authority?.roles },
    ...{ disabled: operators?.document.disabled['mfe-cards'], pinned: operators?.document.pinned['mfe-cards'] },
    releases: [registry?.releases.shell, registry?.releases['mfe-cards']],
  };
}

/** The bank without the thief after some commands; each of them is run once, however many sequences begin with it. */
export class HonestBank {
  private readonly next = new Map<Command, Promise<HonestBank>>();

  private constructor(
    readonly world: World,
    readonly seen: ReturnType<typeof seenIn>,
    /** Of the last command. */
    readonly text: string,
    readonly count: number,
  ) {}

  static async begin(): Promise<HonestBank> {
    const world = await World.begin();
    const commands = [
      by('platform', () => activate(shellOf(1))),
      by('platform', () => activate(shellOf(2))),
      by('former', () => activate(remoteOf('cards', 1))),
      by('cards', () => activate(remoteOf('cards', 2))),
      by('cards', () => activate(remoteOf('cards', 3))),
      by('payments', () => activate(remoteOf('payments', 1))),
    ];
    for (const { run } of commands) await run(world, 0);
    await world.revoke('former');
    return new HonestBank(world, seenIn(await world.read()), '', 10);
  }

  after(command: Command): Promise<HonestBank> {
    const next = this.next.get(command) ?? this.make(command);
    this.next.set(command, next);
    return next;
  }

  private async make(command: Command): Promise<HonestBank> {
    const [world, count] = [this.world.copy(), this.count + 1];
    const { text } = await outcomeOf(command, world, count);
    return new HonestBank(world, seenIn(await world.read()), text, count);
  }
}

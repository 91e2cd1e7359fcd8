import { type Bank, BankReader } from '../bank/BankReader.ts';
import { registryAt } from '../bank/history.ts';
import type { StreamName } from '../streams/StreamFile.ts';
import { expectSame } from './expectSame.ts';
import { OWN, outcomeOf, readBank } from './Honest.ts';
import { MemoryStore } from './MemoryStore.ts';
import {
  APPS,
  type App,
  type Command,
  commands,
  OTHER,
  restoreFrom,
  saidAfter,
  saidIn,
  type Word,
  words,
} from './said.ts';
import { type StolenContent, stolenContents } from './stolenContents.ts';
import { expectComposed, isJudged, Watched } from './Watched.ts';
import type { World } from './World.ts';
import { writeRaw } from './writeRaw.ts';

export const GATEWAYS = ['running', 'late', 'restarting'] as const;
export type Gateway = (typeof GATEWAYS)[number];

/** A bank whose thief deletes documents and puts them back while people give commands. */
export class Siege {
  readonly gateways: Record<Gateway, Watched>;
  /** The documents of people who give commands, in the order in which they were written. */
  private readonly order: string[];
  private readonly deleted: [string, Uint8Array][] = [];
  /** Counts releases. */
  private count = 2;

  constructor(private readonly world: World) {
    this.order = [...world.store.files.keys()].map((key) => key.slice('registry/'.length));
    const cache = new MemoryStore();
    const keep = (key: string, bytes: Uint8Array) => cache.put(key, bytes);
    const machine = { ...world.as('operator'), cache, keep };
    const watch = (reader: Pick<BankReader, 'read'>) => new Watched(world, reader, this.order);
    this.gateways = {
      running: watch(new BankReader(world.as('operator'))),
      late: watch(new BankReader(world.as('operator'))),
      restarting: watch({ read: () => new BankReader(machine).read() }),
    };
  }

  async write(content: StolenContent, number: number | undefined): Promise<void> {
    const place = number === undefined ? {} : { number };
    await writeRaw(this.world.as('accounts'), `packages/${OWN}`, stolenContents[content], place);
  }

  async remove(stream: StreamName, newest: number): Promise<void> {
    const { store } = this.world;
    const names = (await store.list(`registry/${stream}`)).sort().slice(-newest);
    for (const key of names.map((name) => `registry/${stream}/${name}`)) {
      this.deleted.push([key, (await store.get(key)) ?? new Uint8Array()]);
      await store.remove(key);
    }
  }

  async putBack(at: number): Promise<void> {
    const [file] = this.deleted.splice(at % (this.deleted.length || 1), 1);
    if (file) await this.world.store.put(...file);
  }

  async say(word: Word, app: App): Promise<void> {
    const { before, outcome, after } = await this.hear(() => outcomeOf(this.world, 'operator', words[word](app)));
    if (word === 'disable' && before.registry) expectSame(outcome, 'done');
    expectSame(saidIn(after), outcome === 'done' ? saidAfter(before, word, app, after) : saidIn(before));
  }

  /** Changes nothing that operators have said, but where they roll back what they have pinned. */
  async give(command: Command): Promise<void> {
    const { before, outcome, after } = await this.hear(() => commands[command](this.world, this.count));
    const isRolledBack = command === 'roll two back' && outcome === 'done';
    expectSame(saidIn(after), isRolledBack ? saidAfter(before, 'rollback', OTHER, after) : saidIn(before));
  }

  /**
   * What operators have said of a package stays where it was not there then. A verdict counts again where a pin leaves.
   * @param back so many revisions
   */
  async restore(back: number): Promise<void> {
    const { revision } = await readBank(this.world);
    const { before, outcome, after } = await this.hear(() => restoreFrom(this.world, revision - back));
    if (outcome !== 'done') return expectSame(saidIn(after), saidIn(before));
    const past = await registryAt(this.world.as('operator'), revision - back);
    expectSame(after.state.shell?.active, past.shell.active);
    if (!isJudged(after, OTHER)) expectSame(after.state.remotes[OTHER]?.active, past.remotes[OTHER]?.active);
    for (const app of APPS) {
      const [was, is, now] = [past, before.state, after.state].map(({ remotes }) => remotes[app]);
      if (!was) expectSame(saidIn(after).disabled[app], saidIn(before).disabled[app]);
      else if (is && now) expectSame(now.disabled, was.disabled);
    }
  }

  /** Every command ends, whatever was deleted before it. */
  private async hear(command: () => Promise<string>): Promise<{ before: Bank; outcome: string; after: Bank }> {
    const before = await readBank(this.world);
    const known = new Set(await this.world.store.list('registry'));
    this.count += 1;
    const outcome = await command();
    expectSame(outcome.startsWith('Others change the same'), false);
    this.order.push(...(await this.world.store.list('registry')).filter((key) => !known.has(key)));
    const after = await readBank(this.world);
    expectComposed(after);
    return { before, outcome, after };
  }
}

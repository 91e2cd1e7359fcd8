import { type Bank, type BankReader, headOf } from '../bank/BankReader.ts';
import { channelOf } from '../state.ts';
import type { StreamFile, StreamName } from '../streams/StreamFile.ts';
import { expectSame } from './expectSame.ts';
import { OWN, readBank, seenIn } from './Honest.ts';
import { APPS, OTHER, saidIn } from './said.ts';
import type { World } from './World.ts';

const OTHERS: StreamName[] = ['operators', 'judge', 'packages/shell', `packages/${OTHER}`];

/** A gateway, and what it has served of the streams that are not the thief's. */
export class Watched {
  private readonly served = new Map<StreamName, StreamFile>();
  private readonly everServed = new Set<string>();
  private pinned: Record<string, string> = {};

  /** @param order the documents of others as they were written */
  constructor(
    private readonly world: World,
    private readonly reader: Pick<BankReader, 'read'>,
    private readonly order: string[],
  ) {}

  async look(): Promise<Bank> {
    const bank = await this.reader.read();
    const left = await readBank(this.world);
    const listed = await this.world.store.list('registry');
    const { pinned } = saidIn(bank);
    for (const stream of OTHERS) {
      // A document without the version that is pinned is not served, and where it was deleted, none may be.
      const isPinned = pinned[OTHER] !== undefined && stream === `packages/${OTHER}`;
      const now = headOf(bank, stream)?.file;
      if (now || !isPinned) this.follow(stream, now, isPinned ? undefined : headOf(left, stream)?.file, listed);
    }
    expectComposed(bank);
    for (const [app, version] of Object.entries(this.pinned))
      if (pinned[app] === version) expectSame(bank.state.remotes[app]?.active, version);
    const live = Object.entries(pinned).filter(([app]) => bank.state.remotes[app]);
    this.pinned = Object.fromEntries(live);
    return bank;
  }

  /** Nothing goes back, and what the store has that is later counts. */
  private follow(
    stream: StreamName,
    now: StreamFile | undefined,
    left: StreamFile | undefined,
    listed: string[],
  ): void {
    const before = this.served.get(stream);
    // Where a number has two documents, deleting the one that is served brings the other.
    const isOther = before !== undefined && before.number === now?.number && !listed.includes(before.key);
    if (!isOther) this.expectLater(now, before);
    // What was served, deleted and put back stays, above what commands have written meanwhile.
    const isBack = before !== undefined && now?.key === before.key && listed.includes(now.key);
    const isKept = isBack && now.number >= (left?.number ?? 0);
    if (left && !isKept && !this.everServed.has(left.key)) this.expectLater(now, left);
    if (!now) return;
    this.served.set(stream, now);
    this.everServed.add(now.key);
  }

  private expectLater(now: StreamFile | undefined, before: StreamFile | undefined): void {
    if (!before) return;
    const [place, past] = [now, before].map((file) => (file ? this.order.indexOf(file.key) : -1));
    if ((place ?? -1) < (past ?? -1)) expectSame(now, before);
  }
}

/** What operators have said is served, and what the others’ own documents say. */
export function expectComposed(bank: Bank): void {
  const { disabled, pinned } = saidIn(bank);
  const { outside, hasRelease } = seenIn(bank);
  if (bank.registry) expectSame({ outside, hasRelease }, { outside: [], hasRelease: true });
  for (const app of APPS) {
    const live = bank.state.remotes[app];
    if (!live) continue;
    if (disabled[app]) expectSame(live.disabled, disabled[app]);
    if (pinned[app]) expectSame([live.active, live.canary], [pinned[app], undefined]);
  }
  for (const app of ['shell', OTHER]) {
    if (!pinned[app] && !isJudged(bank, app))
      expectSame(channelOf(bank.state, app)?.active, bank.packages.get(app)?.document.channel?.active);
    if (!disabled[app])
      expectSame(channelOf(bank.state, app)?.disabled, bank.packages.get(app)?.document.channel?.disabled);
  }
  expectSame(
    Object.keys(bank.state.remotes).filter((app) => app !== OWN && app !== OTHER),
    [],
  );
}

/** A verdict counts for the document that it names. */
export function isJudged({ judge, packages }: Bank, app: string): boolean {
  const verdict = judge?.document.verdicts[app];
  return verdict !== undefined && verdict.number === packages.get(app)?.file.number;
}

import { randomBytes } from 'node:crypto';
import { Budget } from '@bank/registry/bank/Budget.ts';
import { hashOf } from '@bank/registry/hashOf.ts';
import { parse } from '@bank/registry/parse.ts';
import type { Store } from '@bank/registry/store/Store.ts';
import Type, { type Static } from 'typebox';
import { KEPT_MS } from '../events/Comparison.ts';
import { failedOf } from '../events/Counts.ts';
import { recentOf } from '../events/failingVersions.ts';
import { type GatewayCounts, gatewayCounts } from '../events/GatewayCounts.ts';
import { isInWindow } from '../events/minutes.ts';
import type { Telemetry } from '../events/Telemetry.ts';

const JUDGED_FOLDER = 'judged';
/** A gateway writes far less: what one package adds has a limit. */
const MAX_BYTES = 4_000_000;
/** All gateways together write less: what is read stays in memory. */
const MAX_ALL_BYTES = 16_000_000;
/** A small file takes as long to read as one of this many bytes. */
const MIN_BYTES = 16_000;
const HASH_DIGITS = 16;

const sharedCounts = Type.Object({
  /** It was written then, in ms since 1970: while an object replaces another, both are there. */
  at: Type.Integer(),
  ...gatewayCounts.properties,
});

type Shared = Static<typeof sharedCounts> & { bytes: number };

/**
 * Tells gateways what the others have counted. Each has an object of its own, named by its content, so that each content
 * is read once, however many gateways have left theirs behind.
 */
export class SharedCounts {
  /** Each start has another one, because the counts begin anew. */
  private readonly id = randomBytes(8).toString('hex');
  private written: string | undefined;
  /** Holds contents by name. */
  private known = new Map<string, Shared>();

  constructor(
    private readonly store: Pick<Store, 'get' | 'list' | 'put' | 'remove'>,
    private readonly telemetry: Pick<Telemetry, 'recent'>,
  ) {}

  /** @returns what this gateway has counted until now, and each of the others until the last exchange */
  all(at = Date.now()): GatewayCounts[] {
    const latest = new Map<string, Shared>();
    for (const [name, shared] of this.known) {
      const [id = ''] = name.split('-');
      const other = latest.get(id);
      if (!other || shared.at > other.at) latest.set(id, shared);
    }
    return [this.telemetry.recent(at), ...latest.values()];
  }

  /** @throws when the store cannot be read or written */
  async exchange(at: number): Promise<void> {
    try {
      await this.read(at);
    } finally {
      await this.share(at);
    }
  }

  /** Good visits are of use only beside failed ones, of any gateway. */
  private async share(at: number): Promise<void> {
    const { minutes, hours } = this.telemetry.recent(at);
    const all = this.all(at);
    const failing = minutes.filter(({ app, version }) => failedOf(recentOf(all, app, version, at).counts) > 0);
    const own = { minutes: failing, hours };
    const hash = hashOf(bytesOf(own)).slice(0, HASH_DIGITS);
    const name = isPast(own, at) ? undefined : `${this.id}-${hash}.json`;
    const before = this.written;
    if (name === before) return;
    if (name) await this.store.put(keyOf(name), bytesOf({ at, ...own }));
    this.written = name;
    if (before) await this.store.remove(keyOf(before));
  }

  /** Removes what is out of date, which gateways have left behind that run no more. */
  private async read(at: number): Promise<void> {
    const names = (await this.store.list(JUDGED_FOLDER)).filter((name) => !name.startsWith(this.id));
    const known = new Map<string, Shared>();
    // They are read one by one: all may be too much for the memory.
    const budget = new Budget(MAX_ALL_BYTES);
    for (const name of names) {
      if (!budget.take(0)) break;
      const shared = this.known.get(name) ?? (await this.readShared(name));
      if (shared) known.set(name, shared);
      budget.take(Math.max(shared?.bytes ?? 0, MIN_BYTES));
    }
    this.known = known;
    for (const [name, shared] of this.known) if (isPast(shared, at)) await this.store.remove(keyOf(name));
  }

  /** Whoever can write to the store could have written it. @returns `undefined` once it is gone */
  private async readShared(name: string): Promise<Shared | undefined> {
    const bytes = await this.store.get(keyOf(name));
    if (!bytes) return undefined;
    const nothing = { at: 0, minutes: [], hours: [], bytes: bytes.length };
    if (bytes.length > MAX_BYTES) return nothing;
    try {
      return { ...parse(sharedCounts, JSON.parse(new TextDecoder().decode(bytes)), name), bytes: bytes.length };
    } catch {
      return nothing;
    }
  }
}

function keyOf(name: string): string {
  return `${JUDGED_FOLDER}/${name}`;
}

function bytesOf(value: object): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

function isPast({ minutes, hours }: GatewayCounts, now: number): boolean {
  return (
    !minutes.some(({ minute }) => isInWindow(minute, now)) &&
    !hours.some(({ since }) => Math.abs(now - since) < KEPT_MS)
  );
}

import { randomBytes } from 'node:crypto';
import type { Store } from '@bank/registry/store/Store.ts';
import { dayOf, isKept, TELEMETRY_FOLDER, type TelemetryFacts } from '@bank/registry/telemetry/facts.ts';
import { DayFacts } from './DayFacts.ts';

export const SHARE_EVERY_MS = 10_000;
/** A gateway that may not write, or whose store is down, tries again after this. */
export const RETRY_AFTER_MS = 5 * 60_000;
/** When it ends. */
const LAST_WRITE_MS = 2000;

interface Source {
  /** Counts since the gateway started. */
  facts(): TelemetryFacts;
}

/**
 * Puts what this gateway was told into the store, for operators to read together with what the others were told. Each
 * gateway writes objects of its own, one a day, so none waits for another.
 */
export class SharedErrors {
  /** New at each start, because the counts begin anew. */
  private readonly id = randomBytes(8).toString('hex');
  private readonly today = new DayFacts();
  private day = '';
  private clearedOn = '';
  private isWritten = true;
  private retryAt = Number.NEGATIVE_INFINITY;
  private hasWarned = false;
  private pending: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly store: Pick<Store, 'address' | 'list' | 'put' | 'remove'>,
    private readonly source: Source,
    private readonly warn: (message: string) => void,
  ) {}

  start(): void {
    this.timer = setInterval(() => this.share(), SHARE_EVERY_MS).unref();
  }

  /** Writes what is new. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    const written = Promise.resolve(this.pending).then(() => this.share());
    const isLate = new Promise((resolve) => setTimeout(resolve, LAST_WRITE_MS).unref());
    await Promise.race([written, isLate]);
  }

  /** Never rejects. One write at a time: a slow store gets the next counts with the next one. */
  share(): Promise<void> {
    this.pending ??= this.write()
      .catch((error: unknown) => this.giveUp(error))
      .finally(() => {
        this.pending = undefined;
      });
    return this.pending;
  }

  private async write(): Promise<void> {
    const now = Date.now();
    if (dayOf(now) !== this.day) this.today.startDay();
    this.day = dayOf(now);
    if (this.today.add(this.source.facts())) this.isWritten = false;
    if (this.isWritten || now < this.retryAt) return;
    const text = JSON.stringify(this.today.facts());
    await this.store.put(`${TELEMETRY_FOLDER}/${this.day}/${this.id}.json`, new TextEncoder().encode(text));
    this.isWritten = true;
    this.hasWarned = false;
    if (this.clearedOn !== this.day) await this.removePastDays(now);
    this.clearedOn = this.day;
  }

  private async removePastDays(now: number): Promise<void> {
    const days = new Set((await this.store.list(TELEMETRY_FOLDER)).map((name) => name.split('/')[0] ?? ''));
    for (const day of days) if (!isKept(day, now)) await this.store.remove(`${TELEMETRY_FOLDER}/${day}`);
  }

  private giveUp(error: unknown): void {
    this.retryAt = Date.now() + RETRY_AFTER_MS;
    if (this.hasWarned) return;
    this.hasWarned = true;
    const reason = error instanceof Error ? error.message : error;
    this.warn(
      `"bank errors" does not see what this gateway is told: ${this.store.address} cannot be written. ${reason}`,
    );
  }
}

import { Agent } from 'undici';
import { isReading } from '../services/isReading.ts';
import { lookAt } from './lookAt.ts';
import { CalledOff, isRepeatable } from './repeatable.ts';

/** What hangs is left out after this and the time that a look may take. */
export const LOOK_EVERY_MS = 500;

interface ApiFacts {
  /** Its origin. */
  address: string;
  state: 'ready' | 'out';
  /** ISO 8601. */
  since?: string;
  reason?: string;
}

interface Api {
  out?: { since: string; reason: string };
  /** Requests that read and are under way. */
  reads: Set<AbortController>;
}

/** Aborting `limit` ends the call. */
type Call<Answer> = (origin: string, limit: AbortController) => Promise<Answer>;

/**
 * Asks APIs of one database in turn. One that hangs or is not ready is left out until it is ready again, unless all are: its own
 * refusal says more than the gateway's.
 */
export class Apis {
  readonly #origins: () => readonly string[];
  readonly #onChange: (message: string) => void;
  readonly #known = new Map<string, Api>();
  /** Looks have a connection of their own, however many requests wait. */
  readonly #agent = new Agent();
  #timer: NodeJS.Timeout | undefined;
  #turn = 0;

  /** @param origins may change while an API is being started */
  constructor(origins: () => readonly string[], onChange: (message: string) => void = () => {}) {
    this.#origins = origins;
    this.#onChange = onChange;
  }

  get origins(): readonly string[] {
    return this.#origins();
  }

  facts(): ApiFacts[] {
    return this.#origins().map((address) => {
      const { out } = this.#of(address);
      return { address, state: out ? 'out' : 'ready', ...out };
    });
  }

  problems(): string[] {
    return this.facts()
      .filter(({ state }) => state === 'out')
      .map(({ address, since, reason }) => `The API ${address} has not been ready since ${since}: ${reason}.`);
  }

  /** Asks one API, and another one once if that is safe. */
  async call<Answer>(method: string, call: Call<Answer>): Promise<Answer> {
    const first = this.#next();
    try {
      return await this.#ask(first, method, call);
    } catch (error) {
      const other = this.#next(first);
      if (!other || !isRepeatable(method, error as Error)) throw error;
      return await this.#ask(other, method, call);
    }
  }

  /** Looks again and again, until it is closed. */
  start(): void {
    this.#timer = setTimeout(async () => {
      await this.look();
      if (this.#timer) this.start();
    }, LOOK_EVERY_MS).unref();
  }

  async look(): Promise<void> {
    const origins = this.#origins();
    for (const gone of [...this.#known.keys()].filter((one) => !origins.includes(one))) this.#known.delete(gone);
    await Promise.all(origins.map((origin) => this.#lookAt(origin)));
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#agent.destroy();
  }

  async #lookAt(origin: string): Promise<void> {
    const api = this.#of(origin);
    const fault = await lookAt(origin, this.#agent);
    if (!fault) {
      if (api.out) this.#onChange(`The API ${origin} is ready again`);
      delete api.out;
      return;
    }
    if (!api.out) this.#onChange(`The API ${origin} is not ready: ${fault.reason}`);
    api.out ??= { since: new Date().toISOString(), reason: fault.reason };
    if (fault.hangs && this.facts().some(({ state }) => state === 'ready'))
      for (const read of api.reads) read.abort(new CalledOff(`${origin} hangs: ${fault.reason}`));
  }

  async #ask<Answer>(origin: string | undefined, method: string, call: Call<Answer>): Promise<Answer> {
    if (!origin) throw new Error('The API is being started');
    const { reads } = this.#of(origin);
    const limit = new AbortController();
    if (isReading(method)) reads.add(limit);
    try {
      return await call(origin, limit);
    } finally {
      reads.delete(limit);
    }
  }

  #next(except?: string): string | undefined {
    const others = this.#origins().filter((origin) => origin !== except);
    const ready = others.filter((origin) => !this.#of(origin).out);
    const candidates = ready.length > 0 ? ready : others;
    this.#turn += 1;
    return candidates[this.#turn % candidates.length];
  }

  #of(origin: string): Api {
    const api = this.#known.get(origin) ?? { reads: new Set() };
    this.#known.set(origin, api);
    return api;
  }
}

import { readFile } from 'node:fs/promises';
import { isAddress } from '@bank/registry/config/readBank.ts';
import { flagTitle } from '@bank/registry/flags/describeFlags.ts';
import type { FlagValue } from '@bank/registry/flags/schemas.ts';
import type { Registry } from '@bank/registry/schema.ts';
import { liveReleases } from '@bank/registry/state.ts';
import { FlagdCore } from '@openfeature/flagd-core';
import { flagId, type Visitor } from '../choice.ts';
import { groupsOf, personOf } from '../cohort.ts';
import { Looks } from '../Looks.ts';

const TIMEOUT_MS = 2000;

/** What a flag provider of the bank's own says of one visitor, by the flag's id in `Choice`. */
export type ProvidedFlags = Record<string, FlagValue>;

/** Flags in flagd's format, in a file or at an address, evaluated in this process. */
export class FlagSource {
  /** Say why flags are not those of the source as it is now. */
  problems: string[] = [];
  private core = new FlagdCore();
  private text = '';
  private readonly looks: Looks;
  private readonly first: Promise<void>;

  /** @param place a file, or an http(s) address */
  constructor(
    private readonly place: string,
    everyMs?: number,
  ) {
    this.looks = new Looks(() => this.look(), everyMs);
    this.first = this.looks.take();
  }

  /** Looks again where a look is due, and waits for the first one alone. @returns what the source says of flags that live versions declare */
  async get(registry: Registry, { cohort = '', language = '' }: Visitor): Promise<ProvidedFlags> {
    void this.looks.take();
    await this.first;
    const context = { targetingKey: personOf(cohort), groups: groupsOf(cohort), language };
    const values = this.declared(registry).map(({ id, key, fallback }) => {
      const type = typeof fallback as 'boolean' | 'string' | 'number';
      return [id, this.core.resolve(type, key, fallback, context).value] as const;
    });
    return Object.fromEntries(values);
  }

  private declared(registry: Registry) {
    const remotes = liveReleases(registry).filter((release) => release.kind === 'remote');
    const flags = remotes.flatMap(({ name, flags = {} }) =>
      Object.entries(flags).map(([flag, { default: fallback }]) => ({
        id: flagId(name, flag),
        key: flagTitle(name, flag),
        fallback,
      })),
    );
    return flags.filter(({ key }) => this.core.getFlag(key));
  }

  /** Keeps the flags that it has when the source cannot be read. */
  private async look(): Promise<void> {
    try {
      const text = await this.read();
      if (text !== this.text) {
        const next = new FlagdCore();
        next.setConfigurations(text);
        [this.core, this.text] = [next, text];
      }
      this.problems = [];
    } catch (error) {
      const reason = error instanceof Error ? error.message : error;
      this.problems = [
        `"flags" of the configuration: ${this.place} cannot be used: ${reason} Pages keep the flags that they had.`,
      ];
    }
  }

  private async read(): Promise<string> {
    if (!isAddress(this.place)) return readFile(this.place, 'utf8');
    const answer = await fetch(this.place, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`It answers ${answer.status}.`);
    return answer.text();
  }
}

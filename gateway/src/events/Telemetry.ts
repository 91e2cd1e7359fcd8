import type { Registry } from '@bank/registry/schema.ts';
import { hasVersion } from '@bank/registry/state.ts';
import type { TelemetryFacts } from '@bank/registry/telemetry/facts.ts';
import { OUTCOMES } from './Counts.ts';
import type { PageEvent } from './event.ts';
import { Networks } from './Networks.ts';
import { type PageError, PageErrors } from './PageErrors.ts';
import { type IsFirst, VersionCounts } from './VersionCounts.ts';

/** Has the errors that no file of the bank is part of. */
const NOBODY = { remote: 'unknown', version: '' };

type Releases = Pick<Registry, 'releases'>;

interface CountedVersion {
  remote: string;
  version: string;
  counts: VersionCounts;
}

/**
 * What pages have reported since the gateway started: counts of each version, the last hour of them by minute, and errors.
 * Of versions that are not in the registry nothing is kept, so that made-up ones take no memory.
 */
export class Telemetry {
  readonly errors = new PageErrors();
  readonly #counted = new Map<string, CountedVersion>();
  readonly #networks = new Networks();
  #registry: Releases | undefined;

  /** @param network that they come from @returns the errors that are new */
  record(events: PageEvent[], registry: Releases, at = Date.now(), network?: string): PageError[] {
    this.#forgetAllBut(registry);
    return events.filter((event) => isKnown(event, registry)).flatMap((event) => this.#add(event, at, network) ?? []);
  }

  versions(registry: Releases): CountedVersion[] {
    this.#forgetAllBut(registry);
    return [...this.#counted.values()];
  }

  of(remote: string, version: string): VersionCounts {
    return this.#counted.get(keyOf(remote, version))?.counts ?? new VersionCounts();
  }

  /** Counts since the gateway started, for operators and for the other gateways. */
  facts(): TelemetryFacts {
    const visits = [...this.#counted.values()].flatMap(({ remote, version, counts: { total } }) =>
      OUTCOMES.map((outcome) => ({ remote, version, outcome, count: total[outcome] })),
    );
    return { visits: visits.filter(({ count }) => count > 0), errors: this.errors.all() };
  }

  #add(event: PageEvent, at: number, network: string | undefined): PageError | undefined {
    const { remote, version } = event;
    const counts = this.of(remote, version);
    this.#counted.set(keyOf(remote, version), { remote, version, counts });
    const isFirst: IsFirst = (what, of, withinMs) =>
      this.#networks.count(network, `${what} ${of === 'package' ? remote : keyOf(remote, version)}`, withinMs, at);
    if (event.type === 'visit') counts.addVisit(event, at, isFirst);
    else if (event.type === 'vital') counts.addVital(event, at, isFirst);
    else {
      counts.addError(event, at, isFirst);
      return this.errors.record(event, at);
    }
    return undefined;
  }

  #forgetAllBut(registry: Releases): void {
    if (this.#registry === registry) return;
    this.#registry = registry;
    for (const [key, one] of this.#counted) if (!isKnown(one, registry)) this.#counted.delete(key);
  }
}

function isKnown({ remote, version }: Omit<CountedVersion, 'counts'>, registry: Releases): boolean {
  return (remote === NOBODY.remote && version === NOBODY.version) || hasVersion(registry, remote, version);
}

function keyOf(remote: string, version: string): string {
  return `${remote} ${version}`;
}

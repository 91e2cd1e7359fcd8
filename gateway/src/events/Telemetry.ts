import type { Registry } from '@bank/registry/schema.ts';
import { channelOf, hasVersion, releaseOf } from '@bank/registry/state.ts';
import type { TelemetryFacts } from '@bank/registry/telemetry/facts.ts';
import { Comparison } from './Comparison.ts';
import { type Counts, countsOf, failedOf, OUTCOMES, visitsOf } from './Counts.ts';
import type { PageEvent } from './event.ts';
import { FlagCounts } from './FlagCounts.ts';
import type { GatewayCounts } from './GatewayCounts.ts';
import { minuteOf, WINDOW_MINUTES } from './minutes.ts';
import { Networks } from './Networks.ts';
import { errorId, type PageError, PageErrors } from './PageErrors.ts';
import { VersionCounts } from './VersionCounts.ts';

/** Has the errors that no file of the bank is part of. */
const NOBODY = { remote: 'unknown', version: '' };

type Live = Pick<Registry, 'releases' | 'shell' | 'remotes'>;

interface CountedVersion {
  remote: string;
  version: string;
  counts: VersionCounts;
}

/** Says where and when events came from. */
interface Received {
  registry: Live;
  at: number;
  network: string | undefined;
}

/**
 * What pages have reported since the gateway started: counts of each version, the last minutes of live ones, canaries
 * beside their active versions, and errors. Of versions that are not in the registry nothing is kept, so that made-up
 * ones take no memory.
 */
export class Telemetry {
  readonly errors = new PageErrors();
  readonly #flags = new FlagCounts();
  readonly #counted = new Map<string, CountedVersion>();
  /** Each package has one while a guarded canary of it runs. */
  readonly #comparisons = new Map<string, Comparison>();
  /** It is apart from those that fail, so that many visitors do not push these out. */
  readonly #visiting = new Networks();
  readonly #failing = new Networks();
  #registry: Live | undefined;

  /** @param network that they come from @returns the errors that are new */
  record(events: PageEvent[], registry: Live, at = Date.now(), network?: string): PageError[] {
    this.#forgetAllBut(registry);
    return events
      .filter((event) => isKnown(event, registry))
      .flatMap((event) => this.#add(event, { registry, at, network }) ?? []);
  }

  versions(registry: Live): CountedVersion[] {
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
    return { visits: visits.filter(({ count }) => count > 0), errors: this.errors.all(), flags: this.#flags.rows() };
  }

  /** `health` and the judge decide by these counts. */
  recent(at: number): GatewayCounts {
    const minutes = [...this.#counted.values()].flatMap(({ remote, version, counts: own }) =>
      [...own.minutes(at)].map(([minute, counts]) => ({ app: remote, version, minute, counts })),
    );
    return { minutes, hours: [...this.#comparisons.values()].flatMap((comparison) => comparison.rows(at)) };
  }

  #add(event: PageEvent, received: Received): PageError | undefined {
    const { remote, version } = event;
    const own = this.of(remote, version);
    this.#counted.set(keyOf(remote, version), { remote, version, counts: own });
    const counts = countsOf(event);
    const release = releaseOf(received.registry, remote, version);
    own.add(event, counts, release?.kind === 'remote' ? release.mounts.map(({ path }) => path) : []);
    this.#addLive(remote, version, counts, received);
    if (event.type === 'visit') this.#flags.add(event, release);
    if (event.type !== 'error') return undefined;
    const id = errorId(event);
    this.#flags.add(event, release, id);
    return this.errors.record(id, event, received.at);
  }

  /** A version that only the link to a preview shows says nothing of what customers get. */
  #addLive(remote: string, version: string, counts: Counts, { registry, at, network }: Received): void {
    const { active, canary } = channelOf(registry, remote) ?? {};
    if (version !== active && version !== canary?.version) return;
    const isFirst = (networks: Networks, count: number) =>
      Number(count > 0 && networks.isFirst(network, keyOf(remote, version), minuteOf(at), WINDOW_MINUTES));
    const networks = isFirst(this.#visiting, visitsOf(counts));
    const failedNetworks = isFirst(this.#failing, failedOf(counts));
    this.of(remote, version).addMinute({ ...counts, networks, failedNetworks }, at);
    if (!canary?.guard) return;
    const comparison = this.#comparisons.get(remote) ?? new Comparison(remote, canary.version);
    this.#comparisons.set(remote, comparison);
    comparison.add(version, canary, counts, at, network);
  }

  #forgetAllBut(registry: Live): void {
    if (this.#registry === registry) return;
    this.#registry = registry;
    for (const [key, one] of this.#counted) if (!isKnown(one, registry)) this.#counted.delete(key);
    for (const [app, { canary }] of this.#comparisons)
      if (channelOf(registry, app)?.canary?.version !== canary) this.#comparisons.delete(app);
  }
}

function isKnown({ remote, version }: Omit<CountedVersion, 'counts'>, registry: Live): boolean {
  return (remote === NOBODY.remote && version === NOBODY.version) || hasVersion(registry, remote, version);
}

function keyOf(remote: string, version: string): string {
  return `${remote} ${version}`;
}

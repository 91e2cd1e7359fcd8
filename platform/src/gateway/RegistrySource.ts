import { setTimeout } from 'node:timers/promises';
import { commandLine } from '../commandLine.ts';
import { RevisionSearch } from '../registry/RevisionSearch.ts';
import { type Deployment, hashOf, listRevisions, readRevision, readSigned, signedBy } from '../registry/registry.ts';
import type { Seen, SeenRevision } from '../registry/SeenRevision.ts';
import type { Release } from '../registry/schema.ts';
import { releaseOf } from '../registry/state.ts';
import { canariesOf } from './cohort.ts';
import { type LoadedRevision, loadRevision, resolveFor } from './LoadedRevision.ts';
import type { PageSource, ServedRegistry } from './PageSource.ts';

const POLL_TTL_MS = 1000;
const REFRESH_WAIT_MS = 700;
/** Unknown releases that are asked for meanwhile share one look at the store. */
const UNKNOWN_WAIT_MS = 50;

const RELEASE_HINT = `Release the shell first: ${commandLine('release shell')} (npm start releases everything).`;

export class NothingToServe extends Error {
  override name = 'NothingToServe';

  constructor() {
    super('The store holds no registry that can be served.');
  }
}

/**
 * Serves the newest revision that is trusted and complete, and judges that anew at every look; looks at most once a
 * second.
 */
export class RegistrySource implements PageSource {
  private found: string[] = [];
  private current: LoadedRevision | undefined;
  private pendingRefresh: Promise<void> | undefined;
  private pendingLook: Promise<void> | undefined;
  private refreshedAt = Number.NEGATIVE_INFINITY;
  private startedAt = 0;
  /** While the store is slow or failing, pages do not wait for it. */
  private isStoreSlow = false;
  private readonly search = new RevisionSearch<LoadedRevision>();

  constructor(
    private readonly deployment: Deployment,
    private readonly basePath: string,
    private readonly onProblem: (message: string) => void,
    /** Survives a restart; without it only the running process refuses to go back. */
    private readonly seen?: SeenRevision,
  ) {}

  get problems(): string[] {
    if (!this.pendingRefresh || !this.isStoreSlow) return this.found;
    const seconds = Math.round((performance.now() - this.startedAt) / 1000);
    return [...this.found, `${this.deployment.store.address} has not answered for ${seconds} s.`];
  }

  async get(cohort?: string): Promise<ServedRegistry> {
    const current = await this.poll();
    return resolveFor(current, canariesOf(current.registry, cohort), this.basePath);
  }

  /** Looks at the store again when the release is not known: another gateway may serve a newer revision already. */
  async releaseOf(app: string, version: string): Promise<Release | undefined> {
    const known = releaseOf((await this.poll()).registry, app, version);
    if (known) return known;
    await this.lookSoon();
    return this.current && releaseOf(this.current.registry, app, version);
  }

  private async poll(): Promise<LoadedRevision> {
    if (performance.now() - this.refreshedAt > POLL_TTL_MS) await this.refresh();
    if (!this.current) throw new NothingToServe();
    return this.current;
  }

  private lookSoon(): Promise<void> {
    this.pendingLook ??= setTimeout(UNKNOWN_WAIT_MS).then(async () => {
      this.pendingLook = undefined;
      // One that is under way may have begun too early.
      if (this.pendingRefresh) await this.refresh();
      await this.refresh();
    });
    return this.pendingLook;
  }

  private async refresh(): Promise<void> {
    if (!this.pendingRefresh) this.startedAt = performance.now();
    this.pendingRefresh ??= this.loadNewest().finally(() => {
      this.pendingRefresh = undefined;
      this.refreshedAt = performance.now();
    });
    if (!this.current) return this.pendingRefresh;
    if (this.isStoreSlow) return;
    const isLate = await Promise.race([
      this.pendingRefresh.then(() => false),
      setTimeout(REFRESH_WAIT_MS, true, { ref: false }),
    ]);
    if (isLate) this.isStoreSlow = true;
  }

  private async loadNewest(): Promise<void> {
    const problems: string[] = [];
    const { cache } = this.deployment;
    await this.findNewest(this.deployment, this.search).then(
      () => (this.isStoreSlow = false),
      (error: unknown) => {
        this.isStoreSlow = true;
        problems.push(messageOf(error));
      },
    );
    problems.push(...this.search.problems);
    if (!this.current && cache && problems.length > 0) {
      const search = new RevisionSearch<LoadedRevision>();
      await this.findNewest({ ...this.deployment, store: cache }, search).catch(() => undefined);
      problems.push(...search.problems);
    }
    problems.push(...(this.current?.faults ?? []));
    if (!this.current && problems.length === 0)
      problems.push(`${this.deployment.store.address} holds no revision yet. ${RELEASE_HINT}`);
    for (const problem of problems.filter((text) => !this.found.includes(text)))
      this.onProblem(`The newest registry is not served: ${problem}`);
    this.found = problems;
  }

  private async findNewest(deployment: Deployment, search: RevisionSearch<LoadedRevision>): Promise<void> {
    const { store } = deployment;
    await this.dropUntrusted();
    const newest = await this.newestServed();
    const listed = await listRevisions(store, newest?.revision);
    const served = this.current?.registry.revision ?? 0;
    const found = await search.newest(
      listed.filter((revision) => revision > served),
      (revision) => this.load(deployment, revision, newest),
    );
    if (found) this.current = found;
    if (found) await this.seen?.remember(seenOf(found));
    if (found || !newest) return;
    if (!listed.includes(newest.revision))
      throw new Error(`${store.address} has gone back: revision ${newest.revision} is no longer in it.${this.remedy}`);
    if (this.current) requireSame(newest, (await readSigned(store, newest.revision)).bytes);
  }

  private async load(deployment: Deployment, revision: number, newest: Seen | undefined): Promise<LoadedRevision> {
    const verified = await readRevision(deployment, revision);
    if (newest) requireSame(newest, verified.signed.bytes, revision);
    return loadRevision(deployment, verified, this.basePath, this.current?.registry);
  }

  /** A key may have been taken away since. */
  private async dropUntrusted(): Promise<void> {
    if (this.current && !(await signedBy(this.deployment.keys, this.current.signed))) this.current = undefined;
  }

  /** Here, now or before; what was signed by a key that is no longer trusted does not count. */
  private async newestServed(): Promise<Seen | undefined> {
    const seen = await this.seen?.newest();
    const trusted = await this.deployment.keys.verifyingIds();
    const candidates = [this.current && seenOf(this.current), seen && trusted.includes(seen.key) ? seen : undefined];
    return candidates
      .filter((one) => one !== undefined)
      .sort((a, b) => b.revision - a.revision)
      .at(0);
  }

  private get remedy(): string {
    return this.seen
      ? ` If you restored an older copy on purpose, remove ${this.seen.file} and restart the gateway.`
      : '';
  }
}

function requireSame(served: Seen, bytes: Uint8Array, revision = served.revision): void {
  if (revision !== served.revision || hashOf(bytes) === served.hash) return;
  throw new Error(
    `Registry revision ${revision} is no longer the one that was served here: its content was replaced, which no command does. Find out who else can write to the store; "${commandLine('renew')}" makes a higher revision.`,
  );
}

function seenOf({ registry, signed, key }: LoadedRevision): Seen {
  return { revision: registry.revision, hash: hashOf(signed.bytes), key };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

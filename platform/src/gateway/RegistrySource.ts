import { setTimeout } from 'node:timers/promises';
import { commandLine } from '../commandLine.ts';
import type { Deployment } from '../registry/Deployment.ts';
import { hashOf } from '../registry/hashOf.ts';
import { RevisionSearch } from '../registry/RevisionSearch.ts';
import { earlier, listRevisions, readRevision, readSigned, signerOf } from '../registry/registry.ts';
import type { Seen, SeenRevision } from '../registry/SeenRevision.ts';
import type { Registry, Release } from '../registry/schema.ts';
import { releaseOf } from '../registry/state.ts';
import type { Authority } from '../roles/Authority.ts';
import { effective } from '../roles/effective.ts';
import { readAuthority } from '../roles/readAuthority.ts';
import { canariesOf } from './cohort.ts';
import { type LoadedRevision, loadRevision, resolveFor } from './LoadedRevision.ts';
import type { PageSource, ServedRegistry } from './PageSource.ts';

const POLL_TTL_MS = 1000;
const REFRESH_WAIT_MS = 700;
/** While there is nothing else to serve. */
const FIRST_WAIT_MS = 10_000;
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
  private authority: Authority | undefined;
  /** By the present authority. */
  private isJudged = false;
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
    const waitedMs = performance.now() - this.startedAt;
    if (!this.pendingRefresh || waitedMs < REFRESH_WAIT_MS) return this.found;
    return [...this.found, `${this.deployment.store.address} has not answered for ${Math.round(waitedMs / 1000)} s.`];
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
    if (this.isStoreSlow) return;
    const waitMs = this.current || this.deployment.cache ? REFRESH_WAIT_MS : FIRST_WAIT_MS;
    const isLate = await Promise.race([
      this.pendingRefresh.then(() => false),
      setTimeout(waitMs, true, { ref: false }),
    ]);
    if (!isLate) return;
    this.isStoreSlow = true;
    await this.startFromCache();
  }

  private async loadNewest(): Promise<void> {
    const problems: string[] = [];
    await this.findNewest(this.deployment, this.search).then(
      () => (this.isStoreSlow = performance.now() - this.startedAt > REFRESH_WAIT_MS),
      (error: unknown) => {
        this.isStoreSlow = true;
        problems.push(messageOf(error));
      },
    );
    problems.push(...this.search.problems);
    if (problems.length > 0) problems.push(...(await this.startFromCache()));
    problems.push(...(this.current?.faults ?? []));
    if (!this.current && problems.length === 0)
      problems.push(`${this.deployment.store.address} holds no revision yet. ${RELEASE_HINT}`);
    for (const problem of problems.filter((text) => !this.found.includes(text)))
      this.onProblem(`The newest registry is not served: ${problem}`);
    this.found = problems;
  }

  /** @returns what is wrong with the copies */
  private async startFromCache(): Promise<string[]> {
    const { cache } = this.deployment;
    if (this.current || !cache) return [];
    const search = new RevisionSearch<LoadedRevision>();
    await this.findNewest({ ...this.deployment, store: cache }, search).catch(() => undefined);
    return search.problems;
  }

  private async findNewest(deployment: Deployment, search: RevisionSearch<LoadedRevision>): Promise<void> {
    const { store } = deployment;
    const seen = await this.seen?.newest();
    const authority = await this.judgeAnew(deployment, seen);
    const newest = this.newestServed(authority, seen);
    // Unless one was judged, earlier revisions stand in for faulty entries.
    const all = await listRevisions(store, this.isJudged ? newest?.revision : 1);
    const listed = all.filter((revision) => revision >= (newest?.revision ?? 0));
    const served = (this.isJudged && this.current?.registry.revision) || 0;
    const found = await search.newest(
      listed.filter((revision) => revision > served),
      (revision) => this.load(deployment, revision, authority, all, newest),
    );
    if (found && !this.isOvertaken(found)) {
      this.current = found;
      this.isJudged = true;
      await this.seen?.remember(seenOf(found, authority));
    }
    if (found || !newest) return;
    if (!listed.includes(newest.revision))
      throw new Error(`${store.address} has gone back: revision ${newest.revision} is no longer in it.${this.remedy}`);
    if (this.current && this.isJudged) requireSame(newest, (await readSigned(store, newest.revision)).bytes);
  }

  /** The copies and the store may be read at the same time. */
  private isOvertaken({ registry }: LoadedRevision): boolean {
    return this.isJudged && registry.revision < (this.current?.registry.revision ?? 0);
  }

  private async load(
    deployment: Deployment,
    revision: number,
    authority: Authority,
    listed: number[],
    newest: Seen | undefined,
  ): Promise<LoadedRevision> {
    const read = (number: number) => readRevision(deployment, number, authority);
    const verified = await read(revision);
    if (newest) requireSame(newest, verified.signed.bytes, revision);
    const current = this.isJudged && this.current;
    const past = () => (current ? only(current.registry) : earlier(listed, revision, read));
    const counting = await effective(verified.registry, authority, past);
    return loadRevision(deployment, { ...verified, ...counting }, this.basePath);
  }

  /** A key or a role may have been taken away since. */
  private async judgeAnew(deployment: Deployment, seen: Seen | undefined): Promise<Authority> {
    const authority = await readAuthority(deployment, this.authority);
    const version = authority.roles?.version ?? 0;
    const known = Math.max(this.authority?.roles?.version ?? 0, seen?.roles ?? 0);
    if (version < known)
      throw new Error(
        `${deployment.store.address} has gone back: version ${known} of the roles document is no longer in it, or no longer signed.${this.remedy}`,
      );
    if (authority !== this.authority) this.isJudged = false;
    this.authority = authority;
    if (this.current && !signerOf(authority, this.current.signed)) this.current = undefined;
    return authority;
  }

  /** Here, now or before; what was signed by a key that is no longer trusted does not count. */
  private newestServed(authority: Authority, seen: Seen | undefined): Seen | undefined {
    const isTrusted = seen && authority.rolesOf(seen.key).length > 0 && authority.nameOf(seen.key);
    const candidates = [this.current && seenOf(this.current, authority), isTrusted ? seen : undefined];
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

function seenOf({ registry, signed, signer }: LoadedRevision, { roles }: Authority): Seen {
  return { revision: registry.revision, hash: hashOf(signed.bytes), key: signer, roles: roles?.version ?? 0 };
}

async function* only(registry: Registry): AsyncGenerator<Registry> {
  yield registry;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

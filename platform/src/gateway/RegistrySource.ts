import { setTimeout } from 'node:timers/promises';
import { commandLine } from '../commandLine.ts';
import { type Deployment, listRevisions, readRevision } from '../registry/registry.ts';
import type { SeenRevision } from '../registry/SeenRevision.ts';
import { canariesOf } from './cohort.ts';
import { type LoadedRevision, loadRevision, resolveFor } from './LoadedRevision.ts';
import type { PageSource, ServedRegistry } from './PageSource.ts';
import { RevisionSearch } from './RevisionSearch.ts';

const POLL_TTL_MS = 1000;
const REFRESH_WAIT_MS = 700;

const RELEASE_HINT = `Release the shell first: ${commandLine('release shell')} (npm start releases everything).`;

export class NothingToServe extends Error {
  override name = 'NothingToServe';

  constructor() {
    super('The store holds no registry that can be served.');
  }
}

/** Serves the newest revision that is signed, valid and complete. Polls the store at most once a second. */
export class RegistrySource implements PageSource {
  problems: string[] = [];
  private current: LoadedRevision | undefined;
  private pendingRefresh: Promise<void> | undefined;
  private refreshedAt = 0;
  private readonly search = new RevisionSearch<LoadedRevision>();

  constructor(
    private readonly deployment: Deployment,
    private readonly basePath: string,
    private readonly onProblem: (message: string) => void,
    /** Survives a restart; without it only the running process refuses to go back. */
    private readonly seen?: SeenRevision,
  ) {}

  async get(cohort?: string): Promise<ServedRegistry> {
    if (Date.now() - this.refreshedAt > POLL_TTL_MS) await this.refresh();
    if (!this.current) throw new NothingToServe();
    return resolveFor(this.current, canariesOf(this.current.registry, cohort), this.basePath);
  }

  private async refresh(): Promise<void> {
    this.pendingRefresh ??= this.loadNewest().finally(() => {
      this.pendingRefresh = undefined;
      this.refreshedAt = Date.now();
    });
    await (this.current
      ? Promise.race([this.pendingRefresh, setTimeout(REFRESH_WAIT_MS, undefined, { ref: false })])
      : this.pendingRefresh);
  }

  private async loadNewest(): Promise<void> {
    const problems: string[] = [];
    const { cache } = this.deployment;
    await this.findNewest(this.deployment, this.search).catch((error: unknown) => problems.push(messageOf(error)));
    problems.push(...this.search.problems);
    if (!this.current && cache && problems.length > 0) {
      const search = new RevisionSearch<LoadedRevision>();
      await this.findNewest({ ...this.deployment, store: cache }, search).catch(() => undefined);
      problems.push(...search.problems);
    }
    if (!this.current && problems.length === 0)
      problems.push(`${this.deployment.store.address} holds no revision yet. ${RELEASE_HINT}`);
    for (const problem of problems.filter((text) => !this.problems.includes(text)))
      this.onProblem(`The newest registry is not served: ${problem}`);
    this.problems = problems;
  }

  private async findNewest(deployment: Deployment, search: RevisionSearch<LoadedRevision>): Promise<void> {
    const { store } = deployment;
    const served = this.current?.registry.revision ?? 0;
    const seen = Math.max(served, (await this.seen?.highest()) ?? 0);
    const listed = await listRevisions(store, Math.max(seen, 1));
    const newer = listed.filter((revision) => revision > served);
    const found = await search.newest(newer, async (revision) => {
      const verified = await readRevision(deployment, revision);
      deployment.trust?.(verified.registry);
      return loadRevision(store, verified);
    });
    if (found) this.current = found;
    if (found && found.registry.revision > seen) await this.seen?.remember(found.registry.revision);
    if (!found && seen > 0 && !listed.includes(seen))
      throw new Error(`${store.address} has gone back: revision ${seen} is no longer in it.${this.remedy}`);
  }

  private get remedy(): string {
    return this.seen
      ? ` If you restored an older copy on purpose, remove ${this.seen.file} and restart the gateway.`
      : '';
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

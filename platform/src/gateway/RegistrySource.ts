import { setTimeout } from 'node:timers/promises';
import { commandLine } from '../commandLine.ts';
import { type Deployment, listRevisions, readRevision } from '../registry/registry.ts';
import type { SeenRevision } from '../registry/SeenRevision.ts';
import { canariesOf } from './cohort.ts';
import { type Edition, loadEdition, servedTo } from './edition.ts';
import type { PageSource, ServedRegistry } from './PageSource.ts';
import { RevisionSearch } from './RevisionSearch.ts';

/** How long a look at the store holds good, in ms. */
const FRESH = 1000;
/** How long a customer waits for a look when there is something to serve already, in ms. */
const PATIENCE = 700;

const RELEASE = `Release the shell first: ${commandLine('release shell')} (npm start releases everything).`;

/** There is no registry that can be served. Why not was logged when it was found. */
export class NothingToServe extends Error {
  override name = 'NothingToServe';

  constructor() {
    super('The store holds no registry that can be served.');
  }
}

/** The registry as a gateway serves it: the newest revision that can be trusted and served, looked for once a second. */
export class RegistrySource implements PageSource {
  problems: string[] = [];
  private current: Edition | undefined;
  private look: Promise<void> | undefined;
  private lookedAt = 0;
  private readonly search = new RevisionSearch<Edition>();

  constructor(
    private readonly deployment: Deployment,
    private readonly basePath: string,
    private readonly onProblem: (message: string) => void,
    /** Outlives this process; without it only the process itself never goes back. */
    private readonly seen?: SeenRevision,
  ) {}

  async get(cohort?: string): Promise<ServedRegistry> {
    if (Date.now() - this.lookedAt > FRESH) await this.refresh();
    if (!this.current) throw new NothingToServe();
    return servedTo(this.current, canariesOf(this.current.registry, cohort), this.basePath);
  }

  /** Requests that come at once share one look. */
  private async refresh(): Promise<void> {
    this.look ??= this.lookForNewer().finally(() => {
      this.look = undefined;
      this.lookedAt = Date.now();
    });
    await (this.current ? Promise.race([this.look, setTimeout(PATIENCE, undefined, { ref: false })]) : this.look);
  }

  private async lookForNewer(): Promise<void> {
    const problems: string[] = [];
    const { copy } = this.deployment;
    await this.findNewest(this.deployment, this.search).catch((error: unknown) => problems.push(messageOf(error)));
    problems.push(...this.search.problems);
    if (!this.current && copy && problems.length > 0) {
      const search = new RevisionSearch<Edition>();
      await this.findNewest({ ...this.deployment, store: copy }, search).catch(() => undefined);
      problems.push(...search.problems);
    }
    if (!this.current && problems.length === 0)
      problems.push(`${this.deployment.store.address} holds none yet. ${RELEASE}`);
    for (const problem of problems.filter((text) => !this.problems.includes(text)))
      this.onProblem(`The newest registry is not served: ${problem}`);
    this.problems = problems;
  }

  private async findNewest(deployment: Deployment, search: RevisionSearch<Edition>): Promise<void> {
    const { store } = deployment;
    const served = this.current?.registry.revision ?? 0;
    const seen = Math.max(served, (await this.seen?.highest()) ?? 0);
    const listed = await listRevisions(store, Math.max(seen, 1));
    const newer = listed.filter((revision) => revision > served);
    const found = await search.newest(newer, async (revision) => {
      const verified = await readRevision(deployment, revision);
      deployment.trust?.(verified.registry);
      return loadEdition(store, verified);
    });
    if (found) this.current = found;
    if (found && found.registry.revision > seen) await this.seen?.remember(found.registry.revision);
    if (!found && seen > 0 && !listed.includes(seen))
      throw new Error(`${store.address} has gone back: revision ${seen} is no longer in it.${this.remedy}`);
  }

  private get remedy(): string {
    return this.seen ? ` If it was put back on purpose, remove ${this.seen.file} and start the gateway anew.` : '';
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

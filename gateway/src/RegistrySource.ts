import { setTimeout } from 'node:timers/promises';
import { artifactKey } from '@bank/registry/artifactKey.ts';
import type { Problem } from '@bank/registry/bank/Heads.ts';
import { releaseShellCommand } from '@bank/registry/commandLine.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { RefusedPreview } from '@bank/registry/preview/previewToken.ts';
import type { Registry, Release } from '@bank/registry/schema.ts';
import { entryOf } from '@bank/registry/state.ts';
import { choiceOf, type Visitor } from './choice.ts';
import type { FlagSource, ProvidedFlags } from './flags/FlagSource.ts';
import { resolveFor } from './LoadedRevision.ts';
import type { PageSource, ServedRegistry } from './PageSource.ts';
import { TrustedBank, type TrustedRevision } from './TrustedBank.ts';

const POLL_TTL_MS = 1000;
const REFRESH_WAIT_MS = 700;
/** While there is nothing else to serve. */
const FIRST_WAIT_MS = 10_000;
/** Unknown releases that are asked for meanwhile share one look at the store. */
const UNKNOWN_WAIT_MS = 50;

const RELEASE_HINT = `Release the shell first: ${releaseShellCommand}.`;

export class NothingToServe extends Error {
  override name = 'NothingToServe';

  constructor() {
    super('The store holds no registry that can be served.');
  }
}

/** Looks for a newer revision at most once a second. */
export class RegistrySource implements PageSource {
  private lastFound: Problem[] = [];
  private readonly newest: TrustedBank;
  private pendingRefresh: Promise<void> | undefined;
  private pendingLook: Promise<void> | undefined;
  private refreshedAt = Number.NEGATIVE_INFINITY;
  private startedAt = 0;
  /** While the store is slow or failing, pages do not wait for it. */
  private isStoreSlow = false;
  private hasServed = false;

  constructor(
    private readonly deployment: Deployment,
    private readonly basePath: string,
    private readonly onProblem: (message: string) => void,
    private readonly flags?: FlagSource,
  ) {
    this.newest = new TrustedBank(deployment, basePath);
  }

  get found(): Problem[] {
    const waitedMs = performance.now() - this.startedAt;
    if (!this.pendingRefresh || waitedMs < REFRESH_WAIT_MS) return this.lastFound;
    const seconds = Math.round(waitedMs / 1000);
    return [...this.lastFound, ofStore(`${this.deployment.store.address} has not answered for ${seconds} s.`)];
  }

  /** The texts of what was found. */
  get problems(): string[] {
    return this.found.map(({ text }) => text);
  }

  async get(visitor?: Visitor, preview?: string): Promise<ServedRegistry> {
    const current = await this.poll();
    const provided = await this.flags?.get(current.registry, visitor ?? {});
    if (preview) return this.preview(current, preview, visitor, provided);
    return resolveFor(current, choiceOf(current.registry, visitor, provided), this.basePath);
  }

  /** Looks at the store again when no release has the file: another gateway may serve a newer revision already. */
  async releaseWith(artifact: string): Promise<Release | undefined> {
    const known = releaseWith((await this.poll()).registry, artifact);
    if (known) return known;
    await this.lookSoon();
    return this.knownReleaseWith(artifact);
  }

  /** Looks at the store again for a version that is not there: whoever has the link may have released it a moment ago. */
  private async preview(
    current: TrustedRevision,
    token: string,
    visitor: Visitor | undefined,
    provided: ProvidedFlags | undefined,
  ): Promise<ServedRegistry> {
    try {
      return await current.previews.get(token, visitor, provided);
    } catch (error) {
      if (!(error instanceof RefusedPreview) || error.reason !== 'gone') throw error;
    }
    await this.lookSoon();
    return (await this.poll()).previews.get(token, visitor, provided);
  }

  /** Finds a release without a look at the store. */
  knownReleaseWith(artifact: string): Release | undefined {
    return this.newest.current && releaseWith(this.newest.current.registry, artifact);
  }

  private async poll(): Promise<TrustedRevision> {
    if (performance.now() - this.refreshedAt > POLL_TTL_MS) await this.refresh();
    // A revision that has lost its trust is gone before the one below it has been read.
    if (this.hasServed && !this.newest.current) await this.isLate(FIRST_WAIT_MS);
    if (!this.newest.current) throw new NothingToServe();
    this.hasServed = true;
    return this.newest.current;
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
    if (this.isStoreSlow || !(await this.isLate(REFRESH_WAIT_MS))) return;
    await this.startFromCache();
    this.isStoreSlow = Boolean(this.newest.current) || (await this.isLate(FIRST_WAIT_MS));
  }

  /** Whether the pending refresh takes longer than that. */
  private async isLate(waitMs: number): Promise<boolean> {
    const inTime = this.pendingRefresh?.then(() => false) ?? false;
    return Promise.race([inTime, setTimeout(waitMs, true, { ref: false })]);
  }

  private async loadNewest(): Promise<void> {
    const found: Problem[] = [];
    await this.newest.look().then(
      () => {
        this.isStoreSlow = performance.now() - this.startedAt > REFRESH_WAIT_MS;
        found.push(...this.newest.found);
      },
      (error: unknown) => {
        this.isStoreSlow = true;
        found.push(ofStore(messageOf(error)));
      },
    );
    if (found.length > 0) await this.startFromCache();
    if (!this.newest.current && found.length === 0)
      found.push(ofStore(`${this.deployment.store.address} holds no bank yet. ${RELEASE_HINT}`));
    const known = new Set(this.lastFound.map(({ text }) => text));
    for (const { part, text } of found.filter((one) => !known.has(one.text)))
      this.onProblem(part === 'strays' ? text : `The newest registry is not served: ${text}`);
    this.lastFound = found;
  }

  private async startFromCache(): Promise<void> {
    const { cache } = this.deployment;
    if (this.newest.current || !cache) return;
    const copies = new TrustedBank({ ...this.deployment, store: cache }, this.basePath);
    await copies.look().catch(() => undefined);
    this.newest.startFrom(copies);
  }
}

function releaseWith({ releases }: Registry, artifact: string): Release | undefined {
  const [, app = '', ...rest] = artifact.split('/');
  const file = rest.at(-1) ?? '';
  const versions = Object.values(entryOf(releases, app) ?? {});
  return versions.find((one) => entryOf(one.assets, file) && artifactKey(one, file) === artifact);
}

function ofStore(text: string): Problem {
  return { part: 'store', text };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

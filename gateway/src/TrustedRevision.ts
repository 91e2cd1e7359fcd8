import { commandLine } from '@bank/registry/commandLine.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { hashOf } from '@bank/registry/hashOf.ts';
import type { RevisionSearch } from '@bank/registry/revisions/RevisionSearch.ts';
import {
  earlierThan,
  listRevisions,
  readRevision,
  readSigned,
  trustedSignerOf,
} from '@bank/registry/revisions/registry.ts';
import type { Authority } from '@bank/registry/roles/Authority.ts';
import { effective } from '@bank/registry/roles/effective.ts';
import { readAuthority } from '@bank/registry/roles/readAuthority.ts';
import type { Registry } from '@bank/registry/schema.ts';
import type { Seen, SeenRevision } from '@bank/registry/store/SeenRevision.ts';
import { type LoadedRevision, loadRevision } from './LoadedRevision.ts';

/** The newest revision that is trusted and complete, judged anew each time it is looked for. */
export class TrustedRevision {
  private served: LoadedRevision | undefined;
  private authority: Authority | undefined;
  /** What is served, once the present authority has judged it. */
  private judged: LoadedRevision | undefined;

  constructor(
    private readonly basePath: string,
    /** Survives a restart; without it only the running process refuses to go back. */
    private readonly seen?: SeenRevision,
  ) {}

  get current(): LoadedRevision | undefined {
    return this.served;
  }

  /** @throws when the store cannot be read or has gone back; `current` stays as it was */
  async find(deployment: Deployment, search: RevisionSearch<LoadedRevision>): Promise<void> {
    const { store } = deployment;
    const seen = await this.seen?.newest();
    const authority = await this.judgeAnew(deployment, seen);
    const newest = this.newestServed(authority, seen);
    // Unless one was judged, earlier revisions stand in for faulty entries.
    const all = await listRevisions(store, this.judged?.registry.revision);
    const listed = all.filter((revision) => revision >= (newest?.revision ?? 0));
    const judged = this.judged?.registry.revision ?? 0;
    const found = await search.newest(
      listed.filter((revision) => revision > judged),
      (revision) => this.load(deployment, revision, authority, all, newest),
    );
    if (found && !this.isOvertaken(found)) {
      this.served = found;
      this.judged = found;
      await this.seen?.remember(seenOf(found, authority));
    }
    if (found || !newest) return;
    if (!listed.includes(newest.revision))
      throw new Error(`${store.address} has gone back: revision ${newest.revision} is no longer in it.${this.remedy}`);
    if (this.judged) requireSame(newest, (await readSigned(store, newest.revision)).bytes);
  }

  /** The copies and the store may be read at the same time. */
  private isOvertaken({ registry }: LoadedRevision): boolean {
    return this.judged !== undefined && registry.revision < this.judged.registry.revision;
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
    const { judged } = this;
    const past = () => (judged ? only(judged.registry) : earlierThan(revision, listed, read));
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
    if (authority !== this.authority) this.judged = undefined;
    this.authority = authority;
    if (this.served && !trustedSignerOf(authority, this.served.signed)) this.served = undefined;
    return authority;
  }

  /** Here, now or before; what was signed by a key that is no longer trusted does not count. */
  private newestServed(authority: Authority, seen: Seen | undefined): Seen | undefined {
    const isTrusted = seen && authority.rolesOf(seen.key).length > 0 && authority.nameOf(seen.key);
    const candidates = [this.served && seenOf(this.served, authority), isTrusted ? seen : undefined];
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

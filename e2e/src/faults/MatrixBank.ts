import { createHash, randomBytes } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { artifactKey } from '@bank/registry/artifactKey.ts';
import { readBuild } from '@bank/registry/release/readBuild.ts';
import { upload } from '@bank/registry/release/release.ts';
import { createRevision, latestRegistry } from '@bank/registry/revisions/registry.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import type { Registry, RemoteRelease } from '@bank/registry/schema.ts';
import { expect } from '@playwright/test';
import { alterBuild } from '../bank/alterBuild.ts';
import { deploymentOf } from '../bank/releases.ts';
import { type Bank, startBank } from '../bank/startBank.ts';
import { type Damage, damages } from './damages.ts';
import { FaultyOrigins } from './FaultyOrigins.ts';
import { type RemoteName, remotePages } from './remotes.ts';

/** Each remote has an origin of its own; registry and origins can be broken and healed. */
export class MatrixBank {
  private readonly damaged = new Map<string, RemoteRelease>();
  private spoiled: string[] = [];
  private lost: string[] = [];

  private constructor(
    readonly bank: Bank,
    readonly origins: FaultyOrigins,
    /** As published while all is well. */
    private readonly whole: Registry,
    /** With what has been damaged since. */
    private current = whole,
  ) {}

  static async start(): Promise<MatrixBank> {
    const origins = new FaultyOrigins();
    await origins.start();
    const moved = remotePages.map(({ name }) => ({ name: `mfe-${name}`, base: origins.base(name) }));
    const bank = await startBank({ moved });
    origins.store = bank.store;
    const whole = await latestRegistry(deploymentOf(bank.store));
    if (!whole) throw new Error('The matrix’s bank has no registry.');
    return new MatrixBank(bank, origins, whole);
  }

  async stop(): Promise<void> {
    await this.origins.stop();
    await this.bank.stop();
  }

  /** @param keepsPrevious keeps a fallback */
  async releaseDamaged(remote: RemoteName, damage: string, { keepsPrevious = false } = {}): Promise<void> {
    await this.releaseAltered(remote, damage, damages[damage] ?? (() => ''), keepsPrevious);
  }

  async releaseAltered(remote: RemoteName, id: string, alter: Damage, keepsPrevious = false): Promise<void> {
    const release = await this.alteredRelease(remote, id, alter);
    const { releases, remotes } = this.current;
    const name = `mfe-${remote}`;
    const before = remotes[name]?.active ?? '';
    const previous = keepsPrevious ? [before] : [];
    await this.publish({
      ...this.current,
      remotes: { ...remotes, [name]: { active: release.version, previous } },
      releases: { ...releases, [name]: { ...releases[name], [release.version]: release } },
    });
  }

  async removeDamaged(): Promise<void> {
    for (const release of this.damaged.values()) {
      const { active = '' } = this.whole.remotes[release.name] ?? {};
      const kept = this.whole.releases[release.name]?.[active]?.assets ?? {};
      const own = Object.keys(release.assets).filter((file) => !Object.hasOwn(kept, file));
      for (const file of own) await rm(path.join(this.bank.store, artifactKey(release, file)));
    }
    this.damaged.clear();
  }

  /** The remote's entry violates the schema. */
  async publishMalformed(remote: RemoteName): Promise<void> {
    await this.publishFaulty(withRelease(this.current, remote, ({ entry: _, ...release }) => release));
  }

  /** Removes a revision that the gateway has served. */
  async goBack(): Promise<void> {
    await this.publish(this.whole);
    const lost = this.file(await this.newest());
    this.lost.push(lost);
    await rename(lost, `${lost}.lost`);
    await this.degraded();
  }

  /** Signed with an unknown key. */
  async publishForged(remote: RemoteName): Promise<void> {
    const revision = (await this.newest()) + 1;
    const forged = withRelease(this.whole, remote, (release) => ({ ...release, owner: 'Nobody' }));
    const bytes = Buffer.from(JSON.stringify({ ...forged, revision }));
    const signature = path.join(
      this.bank.store,
      'registry/signatures',
      createHash('sha256').update(bytes).digest('hex'),
    );
    await writeFile(signature, randomBytes(64).toString('base64'));
    await writeFile(this.file(revision), bytes);
    this.spoiled.push(this.file(revision));
    await this.degraded();
  }

  /** One of the page's files has no hash. */
  async publishWithoutHash(remote: RemoteName): Promise<void> {
    const forget = (release: RemoteRelease) => {
      const file = release.mounts[0]?.files.at(-1) ?? '';
      const { [file]: _, ...assets } = release.assets;
      return { ...release, assets };
    };
    await this.publishFaulty(withRelease(this.current, remote, forget));
  }

  /** Resolves once the gateway serves it. */
  async heal(): Promise<void> {
    this.origins.heal();
    for (const file of this.spoiled.splice(0)) await rm(file, { force: true });
    for (const file of this.lost.splice(0)) await rename(`${file}.lost`, file);
    await this.publish(this.whole);
    await expect.poll(async () => (await this.health()).problems).toEqual([]);
  }

  private async publish(content: Registry): Promise<void> {
    const deployment = deploymentOf(this.bank.store);
    const reason = { by: 'A journey', action: 'journey', app: 'registry', why: 'A journey' };
    const { registry } = await revise(deployment, reason, () => ({ ...content }));
    this.current = content;
    // Releasing what is there already makes no revision.
    const revision = registry?.revision ?? (await this.newest());
    await expect.poll(async () => (await this.health()).revision).toBe(revision);
  }

  /** The gateway takes it, with that remote as it was. */
  private async publishFaulty(content: Registry): Promise<void> {
    const revision = (await this.newest()) + 1;
    await createRevision(deploymentOf(this.bank.store), { ...content, revision });
    await this.degraded();
  }

  private async alteredRelease(remote: RemoteName, damage: string, alter: Damage): Promise<RemoteRelease> {
    const id = `${remote} ${damage}`;
    const known = this.damaged.get(id);
    if (known) return known;
    const build = await alterBuild(`mfe-${remote}`, alter);
    const candidate = await readBuild(build, this.origins.base(remote));
    await upload(deploymentOf(this.bank.store).store, candidate);
    if (candidate.release.kind !== 'remote') throw new Error(`${remote} is no remote.`);
    if (candidate.release.version === this.whole.remotes[`mfe-${remote}`]?.active)
      throw new Error(`"${damage}" changes nothing in the build of ${remote}. See damages.ts.`);
    this.damaged.set(id, candidate.release);
    return candidate.release;
  }

  private async degraded(): Promise<void> {
    await expect.poll(async () => (await this.health()).problems.length).toBeGreaterThan(0);
  }

  private async health(): Promise<{ revision: number; problems: string[] }> {
    return (await fetch(`${this.bank.url}health`)).json();
  }

  private async newest(): Promise<number> {
    return (await latestRegistry(deploymentOf(this.bank.store)))?.revision ?? 0;
  }

  private file(revision: number): string {
    return path.join(this.bank.store, `registry/${String(revision).padStart(8, '0')}.json`);
  }
}

function withRelease(registry: Registry, remote: RemoteName, change: (release: RemoteRelease) => object): Registry {
  const name = `mfe-${remote}`;
  const version = registry.remotes[name]?.active ?? '';
  const release = change(registry.releases[name]?.[version] as RemoteRelease);
  return {
    ...registry,
    releases: { ...registry.releases, [name]: { ...registry.releases[name], [version]: release as RemoteRelease } },
  };
}

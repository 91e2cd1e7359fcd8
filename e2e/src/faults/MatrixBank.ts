import { generateKeyPairSync } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { artifactKey } from '@bank/registry/artifactKey.ts';
import { BankReader, type Bank as Released } from '@bank/registry/bank/BankReader.ts';
import type { PackageContent } from '@bank/registry/bank/drafts.ts';
import { latestRegistry } from '@bank/registry/bank/latest.ts';
import { readBuild } from '@bank/registry/release/readBuild.ts';
import { upload } from '@bank/registry/release/release.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import type { Registry, RemoteRelease } from '@bank/registry/schema.ts';
import { KeyFolder } from '@bank/registry/signing/KeyFolder.ts';
import { signerFromEnv } from '@bank/registry/signing/signerFromEnv.ts';
import { packageStream, type StreamFile } from '@bank/registry/streams/StreamFile.ts';
import { writeRaw } from '@bank/registry/testing/writeRaw.ts';
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
  private repairs: (() => Promise<void>)[] = [];

  private constructor(
    readonly bank: Bank,
    readonly origins: FaultyOrigins,
    /** The registry as published while all is well. */
    private readonly whole: Registry,
    /** The registry with what has been damaged since. */
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
    await this.publishFaulty(remote, ({ entry: _, ...release }) => release);
  }

  /** Removes the newest document, which the gateway has served. */
  async goBack(): Promise<void> {
    await this.publish(this.whole);
    const [newest] = (await this.read()).heads;
    if (!newest) throw new Error('The matrix’s bank has no document.');
    const file = this.pathOf(newest.file);
    const elsewhere = path.join(path.dirname(this.bank.store), path.basename(file));
    await rename(file, elsewhere);
    this.repairs.push(() => rename(elsewhere, file));
    await this.degraded();
  }

  /** Signed with an unknown key. */
  async publishForged(remote: RemoteName): Promise<void> {
    const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
    const roots = [...(await this.deployment.keys.roots()).values()];
    const keys = new KeyFolder('', signerFromEnv({ BANK_SIGNING_KEY: String(pem) }), roots);
    await this.publishFaulty(remote, (release) => ({ ...release, owner: 'Nobody' }), { ...this.deployment, keys });
  }

  /** One of the page's files has no hash. */
  async publishWithoutHash(remote: RemoteName): Promise<void> {
    await this.publishFaulty(remote, (release) => {
      const file = release.mounts[0]?.files.at(-1) ?? '';
      const { [file]: _, ...assets } = release.assets;
      return { ...release, assets };
    });
  }

  /** Resolves once the gateway serves it. */
  async heal(): Promise<void> {
    this.origins.heal();
    for (const repair of this.repairs.splice(0)) await repair();
    await this.publish(this.whole);
    await expect.poll(() => this.problemsOfStore()).toEqual([]);
  }

  private async publish(content: Registry): Promise<void> {
    const reason = { by: 'A journey', action: 'journey', app: 'registry', why: 'A journey' };
    await revise(this.deployment, reason, () => ({ ...content }));
    this.current = content;
    const { revision } = await this.read();
    await expect.poll(async () => (await this.health()).revision).toBe(revision);
  }

  /** The gateway passes it over, and serves that remote as it was. */
  private async publishFaulty(
    remote: RemoteName,
    change: (release: RemoteRelease) => object,
    deployment = this.deployment,
  ): Promise<void> {
    const file = await writeRaw(deployment, packageStream(`mfe-${remote}`), (content: PackageContent) => {
      const active = content.channel?.active ?? '';
      const release = change(content.releases[active] as RemoteRelease);
      return { ...content, releases: { ...content.releases, [active]: release } };
    });
    this.repairs.push(() => rm(this.pathOf(file)));
    await this.degraded();
  }

  private async alteredRelease(remote: RemoteName, damage: string, alter: Damage): Promise<RemoteRelease> {
    const id = `${remote} ${damage}`;
    const known = this.damaged.get(id);
    if (known) return known;
    const build = await alterBuild(`mfe-${remote}`, alter);
    const candidate = await readBuild(build, this.origins.base(remote));
    await upload(this.deployment.store, candidate);
    if (candidate.release.kind !== 'remote') throw new Error(`${remote} is no remote.`);
    if (candidate.release.version === this.whole.remotes[`mfe-${remote}`]?.active)
      throw new Error(`"${damage}" changes nothing in the build of ${remote}. See damages.ts.`);
    this.damaged.set(id, candidate.release);
    return candidate.release;
  }

  private async degraded(): Promise<void> {
    await expect.poll(async () => (await this.problemsOfStore()).length).toBeGreaterThan(0);
  }

  /** The visits that failed before stay in `health` for five minutes. */
  private async problemsOfStore(): Promise<string[]> {
    const { problems } = await this.health();
    return problems.filter((problem) => !/ failed in \d+ of \d+ visits /.test(problem));
  }

  private async health(): Promise<{ revision: number; problems: string[] }> {
    return (await fetch(`${this.bank.url}health`)).json();
  }

  private get deployment() {
    return deploymentOf(this.bank.store);
  }

  private read(): Promise<Released> {
    return new BankReader(this.deployment).read();
  }

  private pathOf({ key }: StreamFile): string {
    return path.join(this.bank.store, 'registry', key);
  }
}

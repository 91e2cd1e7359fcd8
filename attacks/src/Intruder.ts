import { BankReader } from '@bank/registry/bank/BankReader.ts';
import { type Draft, packageContent } from '@bank/registry/bank/drafts.ts';
import { releaseStatement } from '@bank/registry/bank/releaseStatement.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import type { Release, RemoteRelease } from '@bank/registry/schema.ts';
import { packageStream, type StreamFile, type StreamName } from '@bank/registry/streams/StreamFile.ts';
import { fingerprintHere, writeRaw } from '@bank/registry/testing/writeRaw.ts';
import type { Attack } from './Attack.ts';
import { type Staff, staffOf } from './staff.ts';
import type { Victim } from './Victim.ts';

/** The version of what is released in vain, or taken back. */
export const EVIL = '1.0.0-0123456789';

export interface Scene {
  victim: Victim;
  staff: Staff;
  /** Has the key of the accounts squad. */
  intruder: Intruder;
}

/** Writes straight into the store, past all commands. */
class Intruder {
  private readonly undo: (() => Promise<void>)[] = [];

  constructor(private readonly deployment: Deployment) {}

  /** Signs whatever it is: by default what the stream says now, with the next number. */
  async sign<Content = Draft['content']>(
    stream: StreamName,
    change?: (content: Content) => object,
    { by = this.deployment, ...options }: { by?: Deployment; number?: number } = {},
  ): Promise<StreamFile> {
    const file = await writeRaw(by, stream, change, options);
    this.undo.push(() => this.deployment.store.remove(`registry/${file.key}`));
    return file;
  }

  /** Makes a changed release of the package the active one, with the signature that this key can give. */
  async release(app: string, change?: (release: RemoteRelease) => object, by = this.deployment): Promise<StreamFile> {
    const { channel, releases, signatures, ...rest } = packageContent(await new BankReader(by).read(), app);
    const release = changed(releases[channel?.active ?? ''], change);
    const signature = await by.keys.sign(releaseStatement(by.name, release));
    const content = {
      ...rest,
      channel: { active: EVIL, previous: [] },
      releases: { ...releases, [EVIL]: release },
      signatures: { ...signatures, [EVIL]: { [await fingerprintHere(by)]: signature } },
    };
    return this.sign(packageStream(app), () => content, { by });
  }

  /** @param key below `registry/` */
  async put(key: string, bytes: Uint8Array = new TextEncoder().encode('{}')): Promise<void> {
    await this.deployment.store.put(`registry/${key}`, bytes);
    this.undo.push(() => this.deployment.store.remove(`registry/${key}`));
  }

  /** @param key below `registry/` @returns puts it back */
  async remove(key: string): Promise<() => Promise<void>> {
    const bytes = await this.read(key);
    await this.deployment.store.remove(`registry/${key}`);
    const putBack = () => this.deployment.store.put(`registry/${key}`, bytes);
    this.undo.push(putBack);
    return putBack;
  }

  /** Puts a document under another name too. @param key below `registry/` */
  async copy(key: string, name: string): Promise<void> {
    await this.put(name, await this.read(key));
  }

  async undoAll(): Promise<void> {
    for (const step of this.undo.splice(0).reverse()) await step();
  }

  private async read(key: string): Promise<Uint8Array> {
    const bytes = await this.deployment.store.get(`registry/${key}`);
    if (bytes) return bytes;
    throw new Error(`${key} is not there`);
  }
}

/** Another version of a release, or what else is said of it. */
export function changed(
  release: Release | undefined,
  change: (release: RemoteRelease) => object = () => ({}),
): RemoteRelease {
  if (release?.kind !== 'remote') throw new Error('there is no such release');
  return { ...release, version: EVIL, ...change(release) };
}

/** An attack of a squad that can write everywhere in the store. What it wrote is taken away in the end. */
export function intrusion(name: string, play: (scene: Scene) => Promise<string>): Attack {
  return {
    name,
    play: async (victim) => {
      const staff = await staffOf(victim);
      const intruder = new Intruder(staff.accounts);
      const seen = await play({ victim, staff, intruder }).finally(() => intruder.undoAll());
      await victim.untilWell();
      return seen;
    },
  };
}

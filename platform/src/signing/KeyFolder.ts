import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
  sign,
  verify,
} from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { commandLine } from '../commandLine.ts';
import { OperatorError } from '../OperatorError.ts';
import { withRemedy } from '../withRemedy.ts';

const PRIVATE = '.key.pem';
const PUBLIC = '.pub.pem';
const FIRST = 'first';

/**
 * The Ed25519 keys (RFC 8032) of a folder: `<id>.key.pem` signs, `<id>.pub.pem` verifies.
 * Read anew each time, so that a rotation needs no restart. Throws an `OperatorError` where this account may not.
 */
export class KeyFolder {
  constructor(readonly folder: string) {}

  /**
   * Detached signature of the bytes by the newest private key, in base64.
   *
   * @throws {OperatorError} when the folder holds none
   */
  async sign(bytes: Uint8Array): Promise<string> {
    const id = (await this.newestFirst(PRIVATE))[0];
    if (!id)
      throw new OperatorError(
        `${this.folder} holds no private key, so nothing can be signed here. Make one with "${commandLine('keys')}", or name the folder that has it in BANK_KEYS.`,
      );
    return sign(null, bytes, await this.privateKey(id)).toString('base64');
  }

  /** Id of the key that made the signature; `undefined` when none of the folder's did. */
  async verify(bytes: Uint8Array, signature: string): Promise<string | undefined> {
    for (const [id, key] of await this.publicKeys()) {
      if (verify(null, bytes, key, Buffer.from(signature, 'base64'))) return id;
    }
    return undefined;
  }

  /** Makes a pair. @throws {OperatorError} when there is one of that name */
  async create(id: string): Promise<void> {
    if (!/^[\w.-]+$/.test(id))
      throw new OperatorError(`"${id}" is no name for a key: letters, digits, . _ and - only.`);
    const pair = generateKeyPairSync('ed25519');
    const secret = pair.privateKey.export({ type: 'pkcs8', format: 'pem' });
    await this.attempt('written', this.folder, () => mkdir(this.folder, { recursive: true, mode: 0o700 }));
    if (!(await this.createFile(id + PRIVATE, secret, 0o600)))
      throw new OperatorError(`${this.folder} holds a key "${id}" already. Choose another name.`);
    await this.createFile(id + PUBLIC, pair.publicKey.export({ type: 'spki', format: 'pem' }), 0o644);
  }

  /** Makes the first pair on a machine that has no key at all. @returns whether it did */
  async ensure(): Promise<boolean> {
    if ((await this.ids(PRIVATE)).length + (await this.ids(PUBLIC)).length > 0) return false;
    // Of several processes at once one wins, and the others use its key.
    return this.create(FIRST).then(
      () => true,
      async (error: unknown) => {
        if ((await this.ids(PRIVATE)).length > 0) return false;
        throw error;
      },
    );
  }

  /** Ids of the private keys, the one that signs first. */
  signing(): Promise<string[]> {
    return this.newestFirst(PRIVATE);
  }

  /** Ids of the keys whose signatures count. */
  async verifying(): Promise<string[]> {
    return [...(await this.publicKeys()).keys()];
  }

  /** A private key verifies too: its public half may be just being written. */
  private async publicKeys(): Promise<Map<string, KeyObject>> {
    const keys = new Map<string, KeyObject>();
    for (const id of await this.ids(PRIVATE)) keys.set(id, createPublicKey(await this.privateKey(id)));
    for (const id of await this.ids(PUBLIC)) keys.set(id, createPublicKey(await this.read(id + PUBLIC)));
    return keys;
  }

  private async privateKey(id: string): Promise<KeyObject> {
    return createPrivateKey(await this.read(id + PRIVATE));
  }

  private read(name: string): Promise<Buffer> {
    return this.attempt('read', this.path(name), () => readFile(this.path(name)));
  }

  private attempt<Value>(be: 'read' | 'written', file: string, work: () => Promise<Value>): Promise<Value> {
    return withRemedy({ file, be, folder: this.folder, setting: 'BANK_KEYS' }, work);
  }

  private async newestFirst(suffix: string): Promise<string[]> {
    const ids = await this.ids(suffix);
    const ages = new Map(
      await Promise.all(ids.map(async (id) => [id, (await stat(this.path(id + suffix))).mtimeMs] as const)),
    );
    return ids.sort((a, b) => (ages.get(b) ?? 0) - (ages.get(a) ?? 0) || b.localeCompare(a));
  }

  private async ids(suffix: string): Promise<string[]> {
    const names = await this.attempt('read', this.folder, () =>
      readdir(this.folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      }),
    );
    return names
      .filter((name) => name.endsWith(suffix) && !name.startsWith('.'))
      .map((n) => n.slice(0, -suffix.length));
  }

  /** The file appears whole or not at all. @returns `false` when there was one already */
  private async createFile(name: string, content: string | Buffer, mode: number): Promise<boolean> {
    const temporary = this.path(`.${randomUUID()}`);
    await this.attempt('written', this.path(name), () => writeFile(temporary, content, { mode }));
    try {
      await link(temporary, this.path(name));
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    } finally {
      await rm(temporary, { force: true });
    }
  }

  private path(name: string): string {
    return path.join(this.folder, name);
  }
}

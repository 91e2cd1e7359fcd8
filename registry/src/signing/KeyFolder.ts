import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
  sign,
} from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { commandLine } from '../commandLine.ts';
import { explainFileErrors } from '../explainFileErrors.ts';
import { OperatorError } from '../OperatorError.ts';
import { type Signer, spkiOf } from './signerFromEnv.ts';

const PRIVATE_SUFFIX = '.key.pem';
const PUBLIC_SUFFIX = '.pub.pem';
const FIRST_ID = 'first';

export interface KnownKey {
  id: string;
  key: KeyObject;
}

const fingerprints = new WeakMap<KeyObject, string>();

/** 16 hexadecimal digits of the sha256 of the key. */
export function fingerprintOf(key: KeyObject): string {
  const known = fingerprints.get(key);
  if (known) return known;
  const bytes = key.export({ type: 'spki', format: 'der' });
  const fingerprint = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  fingerprints.set(key, fingerprint);
  return fingerprint;
}

/** Keys by the hash of the file: parsing a key costs as much as verifying with it. */
const parsed = new Map<string, KeyObject>();

/** @param pem of a public key, or of a private one whose public half is wanted @throws when it is neither */
export function parsePublicKey(pem: string | Buffer): KeyObject {
  const hash = createHash('sha256').update(pem).digest('base64');
  const key = parsed.get(hash) ?? createPublicKey(pem);
  parsed.set(hash, key);
  return key;
}

/** @param keys by name, as base64 of SPKI @throws {OperatorError} naming what is no public key */
export function knownKeys(keys: Record<string, string>): KnownKey[] {
  return Object.entries(keys).map(([id, text]) => {
    try {
      return { id, key: createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' }) };
    } catch {
      throw new OperatorError(`"${id}" is no public key. Copy it again from the bank, or from the platform team.`);
    }
  });
}

/** Ed25519 (RFC 8032). Reads the folder on each call, so that keys rotate without a restart. */
export class KeyFolder {
  constructor(
    readonly folder: string,
    /** Instead of the newest private key of the folder. */
    private readonly signer?: Signer,
    /** Instead of the public keys of the folder. */
    private readonly rootKeys?: KnownKey[],
  ) {}

  /**
   * Signs with the newest key whose signature is wanted: one that was just made has no role yet.
   * @returns a detached base64 signature; by the newest key if none is wanted @throws {OperatorError} when there is no private key */
  async sign(bytes: Uint8Array, isWanted: (signature: string) => boolean = () => true): Promise<string> {
    if (this.signer) return this.signer.sign(bytes);
    const signatures: string[] = [];
    for (const id of await this.newestFirst(PRIVATE_SUFFIX)) {
      const signature = sign(null, bytes, createPrivateKey(await this.read(id + PRIVATE_SUFFIX))).toString('base64');
      if (isWanted(signature)) return signature;
      signatures.push(signature);
    }
    if (!signatures[0])
      throw new OperatorError(
        `${this.folder} has no private key to sign with. Create one with "${commandLine('keys')}", or set BANK_KEYS to the folder that has it.`,
      );
    return signatures[0];
  }

  /** The root keys are named there. */
  get trustedIn(): string {
    return this.rootKeys ? '"bank.roots" of package.json' : this.folder;
  }

  /** Those who sign the roles document that the bank begins with, by fingerprint. */
  async roots(): Promise<Map<string, KnownKey>> {
    const known = this.rootKeys ?? (await this.publicKeys());
    return new Map(known.map((one) => [fingerprintOf(one.key), one]));
  }

  /** Returns the key that signs, by name, in one line: `cards-2027=MCow…`. */
  async publicKey(): Promise<string> {
    if (this.signer) return `<name>=${this.signer.publicKey?.() ?? '<its public key>'}`;
    const [id = ''] = await this.newestFirst(PRIVATE_SUFFIX);
    return `${id}=${spkiOf(parsePublicKey(await this.read(id + PRIVATE_SUFFIX)))}`;
  }

  /** Takes a key out of the folder for good. @returns whether it was there */
  async remove(id: string): Promise<boolean> {
    const files = [id + PRIVATE_SUFFIX, id + PUBLIC_SUFFIX];
    const there = [...(await this.ids(PRIVATE_SUFFIX)), ...(await this.ids(PUBLIC_SUFFIX))].includes(id);
    for (const file of files)
      await this.attempt('written', this.path(file), () => rm(this.path(file), { force: true }));
    return there;
  }

  /** A private key; who may do what with it is up to the roots. */
  async create(id: string): Promise<void> {
    if (!/^[\w.-]+$/.test(id))
      throw new OperatorError(`"${id}" is not a valid key name. Use letters, digits, ".", "_" and "-" only.`);
    const secret = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
    await this.attempt('written', this.folder, () => mkdir(this.folder, { recursive: true, mode: 0o700 }));
    if (!(await this.createFile(id + PRIVATE_SUFFIX, secret, 0o600)))
      throw new OperatorError(`${this.folder} already holds a key named "${id}". Choose another name.`);
  }

  /** Has the public half of a private key count as a root here. */
  async trust(id: string): Promise<void> {
    const key = parsePublicKey(await this.read(id + PRIVATE_SUFFIX));
    await this.createFile(id + PUBLIC_SUFFIX, key.export({ type: 'spki', format: 'pem' }), 0o644);
  }

  /** @returns whether it made the machine's first key pair */
  async ensure(): Promise<boolean> {
    if ((await this.ids(PRIVATE_SUFFIX)).length + (await this.ids(PUBLIC_SUFFIX)).length > 0) return false;
    const isNew = await this.create(FIRST_ID).then(
      () => true,
      async (error: unknown) => {
        if ((await this.ids(PRIVATE_SUFFIX)).length > 0) return false;
        throw error;
      },
    );
    await this.trust(FIRST_ID);
    return isNew;
  }

  signingIds(): Promise<string[]> {
    return this.newestFirst(PRIVATE_SUFFIX);
  }

  async rootIds(): Promise<string[]> {
    return [...(await this.roots()).values()].map(({ id }) => id);
  }

  /** Where there is none, the private keys are those of a bank that this machine begins. */
  private async publicKeys(): Promise<KnownKey[]> {
    const ids = await this.ids(PUBLIC_SUFFIX);
    const files = ids.length > 0 ? ids.map((id) => [id, PUBLIC_SUFFIX]) : await this.privateFiles();
    return Promise.all(
      files.map(async ([id = '', suffix]) => ({ id, key: parsePublicKey(await this.read(id + suffix)) })),
    );
  }

  private async privateFiles(): Promise<[string, string][]> {
    return (await this.ids(PRIVATE_SUFFIX)).map((id) => [id, PRIVATE_SUFFIX]);
  }

  private read(name: string): Promise<Buffer> {
    return this.attempt('read', this.path(name), () => readFile(this.path(name)));
  }

  private attempt<Value>(action: 'read' | 'written', file: string, work: () => Promise<Value>): Promise<Value> {
    return explainFileErrors({ file, action, folder: this.folder, setting: 'BANK_KEYS' }, work);
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

  /** Atomic. @returns `false` when the file exists */
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

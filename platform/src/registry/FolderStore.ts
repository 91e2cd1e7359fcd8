import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { explainFileErrors } from '../explainFileErrors.ts';
import type { Store, StoredFile } from './Store.ts';

/** Writes are atomic. @throws {OperatorError} on missing permissions or a full disk */
export class FolderStore implements Store {
  readonly root: string;

  constructor(
    root: string,
    private readonly setting = 'BANK_STORE',
  ) {
    this.root = path.resolve(root);
  }

  get address(): string {
    return this.root;
  }

  put(key: string, bytes: Uint8Array): Promise<void> {
    return this.attempt('written', key, async () => {
      const temporary = await this.writeBeside(key, bytes);
      await rename(temporary, this.path(key)).catch((error) => this.discard(temporary, error));
    });
  }

  create(key: string, bytes: Uint8Array): Promise<boolean> {
    return this.attempt('written', key, async () => {
      const temporary = await this.writeBeside(key, bytes);
      try {
        await link(temporary, this.path(key));
        return true;
      } catch (error) {
        if (isCode(error, 'EEXIST')) return false;
        throw error;
      } finally {
        await rm(temporary, { force: true });
      }
    });
  }

  get(key: string): Promise<Uint8Array | undefined> {
    return this.attempt('read', key, () => undefinedIfMissing(readFile(this.path(key))));
  }

  async open(key: string): Promise<StoredFile | undefined> {
    const file = await this.attempt('read', key, () => undefinedIfMissing(open(this.path(key))));
    if (!file) return undefined;
    const facts = await file.stat();
    if (facts.isFile()) return { bytes: facts.size, body: file.createReadStream() };
    await file.close();
    return undefined;
  }

  async list(folder: string, after = ''): Promise<string[]> {
    const names = (await this.attempt('read', folder, () => undefinedIfMissing(readdir(this.path(folder))))) ?? [];
    return names.filter((name) => !name.startsWith('.') && name > after);
  }

  async has(key: string): Promise<boolean> {
    const found = await this.attempt('read', key, () => undefinedIfMissing(stat(this.path(key))));
    return found !== undefined;
  }

  remove(folder: string): Promise<void> {
    return this.attempt('written', folder, () => rm(this.path(folder), { recursive: true, force: true }));
  }

  private attempt<Value>(action: 'read' | 'written', key: string, work: () => Promise<Value>): Promise<Value> {
    return explainFileErrors({ file: this.path(key), action, folder: this.root, setting: this.setting }, work);
  }

  private async writeBeside(key: string, bytes: Uint8Array): Promise<string> {
    const target = this.path(key);
    await mkdir(path.dirname(target), { recursive: true });
    const temporary = path.join(path.dirname(target), `.${randomUUID()}`);
    await writeFile(temporary, bytes).catch((error) => this.discard(temporary, error));
    return temporary;
  }

  /** Leftovers of failed writes would fill the disk. */
  private async discard(temporary: string, reason: unknown): Promise<never> {
    await rm(temporary, { force: true });
    throw reason;
  }

  private path(key: string): string {
    return path.join(this.root, key);
  }
}

function undefinedIfMissing<Value>(found: Promise<Value>): Promise<Value | undefined> {
  return found.catch((error) => {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  });
}

function isCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

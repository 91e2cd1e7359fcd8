import { randomUUID } from 'node:crypto';
import { access, link, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Store, StoredFile } from './Store.ts';

/** A store in a folder of this machine. Every file appears whole or not at all. */
export class FolderStore implements Store {
  readonly root: string;

  constructor(root: string) {
    this.root = path.resolve(root);
  }

  get address(): string {
    return this.root;
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const temporary = await this.writeBeside(key, bytes);
    await rename(temporary, this.path(key)).catch((error) => this.discard(temporary, error));
  }

  async create(key: string, bytes: Uint8Array): Promise<boolean> {
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
  }

  async get(key: string): Promise<Uint8Array | undefined> {
    return readFile(this.path(key)).catch((error) => {
      if (isCode(error, 'ENOENT')) return undefined;
      throw error;
    });
  }

  async open(key: string): Promise<StoredFile | undefined> {
    const file = await open(this.path(key)).catch((error) => {
      if (isCode(error, 'ENOENT')) return undefined;
      throw error;
    });
    if (!file) return undefined;
    const facts = await file.stat();
    if (facts.isFile()) return { bytes: facts.size, body: file.createReadStream() };
    await file.close();
    return undefined;
  }

  async list(folder: string, after = ''): Promise<string[]> {
    const names = await readdir(this.path(folder)).catch((error) => {
      if (isCode(error, 'ENOENT')) return [];
      throw error;
    });
    return names.filter((name) => !name.startsWith('.') && name > after);
  }

  async has(key: string): Promise<boolean> {
    return access(this.path(key)).then(
      () => true,
      () => false,
    );
  }

  async remove(folder: string): Promise<void> {
    await rm(this.path(folder), { recursive: true, force: true });
  }

  private async writeBeside(key: string, bytes: Uint8Array): Promise<string> {
    const target = this.path(key);
    await mkdir(path.dirname(target), { recursive: true });
    const temporary = path.join(path.dirname(target), `.${randomUUID()}`);
    await writeFile(temporary, bytes).catch((error) => this.discard(temporary, error));
    return temporary;
  }

  /** On a full disk, what is left of failures would fill it up. */
  private async discard(temporary: string, reason: unknown): Promise<never> {
    await rm(temporary, { force: true });
    throw reason;
  }

  private path(key: string): string {
    return path.join(this.root, key);
  }
}

function isCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

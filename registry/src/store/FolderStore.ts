import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { explainFileErrors } from '../explainFileErrors.ts';
import type { Store } from './Store.ts';
import { isEverybodys, isOfOnePackage, maxBytesOf, mayBeLink } from './squadFiles.ts';

/** A link may lead out of the store, and a pipe would be waited for. */
const READ_FILES = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

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
      await this.clearWay(key);
      const temporary = await this.writeBeside(key, bytes);
      await rename(temporary, this.path(key)).catch((error) => this.discard(temporary, error));
    });
  }

  get(key: string): Promise<Uint8Array | undefined> {
    return this.attempt('read', key, async () => {
      const file = await undefinedIfMissing(open(this.path(key), READ_FILES), isOfOnePackage(key));
      if (!file) return undefined;
      try {
        const found = await file.stat();
        if (!found.isFile() || found.size > maxBytesOf(key)) return undefined;
        // A file that grows meanwhile is read as it was. Node refuses a buffer without a byte, hence one more.
        const { buffer, bytesRead } = await file.read(Buffer.alloc(found.size + 1), 0, found.size);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    });
  }

  async list(folder: string): Promise<string[]> {
    const found = mayBeLink(folder) ? undefined : await undefinedIfMissing(lstat(this.path(folder)));
    return found?.isSymbolicLink() ? [] : this.filesBelow(folder);
  }

  async has(key: string): Promise<boolean> {
    const found = await this.attempt('read', key, () => undefinedIfMissing(stat(this.path(key))));
    return found !== undefined;
  }

  remove(key: string): Promise<void> {
    return this.attempt('written', key, async () => {
      await this.clearWay(key);
      await rm(this.path(key), { recursive: true, force: true });
    });
  }

  private async filesBelow(folder: string): Promise<string[]> {
    const read = () => undefinedIfMissing(readdir(this.path(folder), { withFileTypes: true }));
    const entries = await this.attempt('read', folder, read).catch((error: unknown) => {
      if (isEverybodys(folder)) throw error;
      return [];
    });
    const found = (entries ?? []).map(async (entry) => {
      if (entry.isFile()) return entry.name.startsWith('.') ? [] : [entry.name];
      const below = entry.isDirectory() ? await this.filesBelow(`${folder}/${entry.name}`) : [];
      return below.map((name) => `${entry.name}/${name}`);
    });
    return (await Promise.all(found)).flat();
  }

  private attempt<Value>(action: 'read' | 'written', key: string, work: () => Promise<Value>): Promise<Value> {
    return explainFileErrors({ file: this.path(key), action, folder: this.root, setting: this.setting }, work);
  }

  /** Removes what lies where a folder belongs: no document has such a name, and it would keep others out. */
  private async clearWay(key: string): Promise<void> {
    const folders = path.dirname(key).split(path.sep);
    for (const [at] of folders.entries()) {
      const name = folders.slice(0, at + 1).join('/');
      const folder = this.path(name);
      const found = await undefinedIfMissing(lstat(folder));
      const isListed = mayBeLink(name) ? await undefinedIfMissing(stat(folder)) : found;
      if (found && !isListed?.isDirectory()) await rm(folder);
    }
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

function undefinedIfMissing<Value>(found: Promise<Value>, mayBeClosed = false): Promise<Value | undefined> {
  // A link may lead out of the store; with O_NOFOLLOW, it is an ELOOP. A file may lie where a folder belongs. A socket is an ENXIO.
  const codes = ['ENOENT', 'ELOOP', 'ENOTDIR', 'ENXIO', ...(mayBeClosed ? ['EACCES'] : [])];
  return found.catch((error) => {
    if (codes.some((code) => isCode(error, code))) return undefined;
    throw error;
  });
}

function isCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

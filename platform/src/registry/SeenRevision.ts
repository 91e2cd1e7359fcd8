import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { explainFileErrors } from '../explainFileErrors.ts';
import { OperatorError } from '../OperatorError.ts';
import { perStorePath } from './perStorePath.ts';

/** Kept outside the store: deleting there cannot make a restarted gateway go back. */
export class SeenRevision {
  readonly file: string;

  constructor(folder: string, address: string) {
    this.file = perStorePath(folder, address);
  }

  /** 0 when none was served. @throws {OperatorError} when the file cannot be read or holds no number */
  async highest(): Promise<number> {
    const text = await this.attempt('read', () =>
      readFile(this.file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '0';
        throw error;
      }),
    );
    if (/^\d+$/.test(text)) return Number(text);
    throw new OperatorError(
      `${this.file} does not hold a revision number. Remove it, unless somebody may have put an older store back.`,
    );
  }

  async remember(revision: number): Promise<void> {
    await this.attempt('written', async () => {
      await mkdir(path.dirname(this.file), { recursive: true });
      const temporary = `${this.file}.${randomUUID()}`;
      await writeFile(temporary, String(revision));
      await rename(temporary, this.file);
    });
  }

  private attempt<Value>(action: 'read' | 'written', work: () => Promise<Value>): Promise<Value> {
    return explainFileErrors({ file: this.file, action, folder: path.dirname(this.file), setting: 'BANK_SEEN' }, work);
  }
}

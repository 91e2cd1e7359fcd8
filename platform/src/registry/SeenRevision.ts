import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../OperatorError.ts';
import { withRemedy } from '../withRemedy.ts';
import { ownPath } from './ownPath.ts';

/**
 * The highest revision of a store that has been served on this machine. It lies outside the store: whoever can delete
 * there cannot make a gateway that is started anew forget.
 */
export class SeenRevision {
  readonly file: string;

  /** @param address of the store */
  constructor(folder: string, address: string) {
    this.file = ownPath(folder, address);
  }

  /** 0 where none has been served yet. @throws {OperatorError} when what is remembered is no number, or cannot be read */
  async highest(): Promise<number> {
    const text = await this.attempt('read', () =>
      readFile(this.file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return '0';
        throw error;
      }),
    );
    if (/^\d+$/.test(text)) return Number(text);
    throw new OperatorError(`${this.file} holds no revision. Remove it if nobody has put the store back.`);
  }

  /** @throws {OperatorError} where this account or the disk does not allow it */
  async remember(revision: number): Promise<void> {
    await this.attempt('written', async () => {
      await mkdir(path.dirname(this.file), { recursive: true });
      const temporary = `${this.file}.${randomUUID()}`;
      await writeFile(temporary, String(revision));
      await rename(temporary, this.file);
    });
  }

  private attempt<Value>(be: 'read' | 'written', work: () => Promise<Value>): Promise<Value> {
    return withRemedy({ file: this.file, be, folder: path.dirname(this.file), setting: 'BANK_SEEN' }, work);
  }
}

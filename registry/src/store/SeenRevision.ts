import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Type, { type Static } from 'typebox';
import { explainFileErrors } from '../explainFileErrors.ts';
import { OperatorError } from '../OperatorError.ts';
import { parse, parseJson } from '../parse.ts';
import { perStorePath } from './perStorePath.ts';

const seenSchema = Type.Object({
  revision: Type.Integer({ minimum: 1 }),
  /** sha256 of its bytes, in hex. */
  hash: Type.String(),
  /** Fingerprint of the key that signed it. */
  key: Type.String(),
  /** Version of the roles document by which it was judged; 0 without one. */
  roles: Type.Integer({ minimum: 0 }),
});
export type Seen = Static<typeof seenSchema>;

/** Kept outside the store: deleting there cannot make a restarted gateway go back. */
export class SeenRevision {
  readonly file: string;

  constructor(folder: string, address: string) {
    this.file = perStorePath(folder, address);
  }

  /** `undefined` when none was served. @throws {OperatorError} when the file cannot be read or holds something else */
  async newest(): Promise<Seen | undefined> {
    const text = await this.attempt('read', () =>
      readFile(this.file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      }),
    );
    if (text === undefined) return undefined;
    try {
      return parse(seenSchema, parseJson(text, this.file), this.file);
    } catch (error) {
      const reason = error instanceof Error ? error.message : error;
      throw new OperatorError(`${reason} Remove the file, unless somebody may have put an older store back.`);
    }
  }

  async remember(seen: Seen): Promise<void> {
    await this.attempt('written', async () => {
      await mkdir(path.dirname(this.file), { recursive: true });
      const temporary = `${this.file}.${randomUUID()}`;
      await writeFile(temporary, JSON.stringify(seen));
      await rename(temporary, this.file);
    });
  }

  private attempt<Value>(action: 'read' | 'written', work: () => Promise<Value>): Promise<Value> {
    return explainFileErrors({ file: this.file, action, folder: path.dirname(this.file), setting: 'BANK_SEEN' }, work);
  }
}

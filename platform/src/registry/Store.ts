import type { Readable } from 'node:stream';

/** A file of a store on its way out. */
export interface StoredFile {
  bytes: number;
  body: Readable;
}

/** Where artifacts and registry revisions are kept: a folder by default; anything with these calls will do. */
export interface Store {
  /** What it is called in messages. */
  readonly address: string;
  /** Writes an immutable file; writing the same again changes nothing. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Creates a file in one step. `false`: there is one already, and it is left as it was. */
  create(key: string, bytes: Uint8Array): Promise<boolean>;
  /** `undefined` where there is no such file. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Like `get`, for a file that is sent on. Whoever calls it reads or destroys the body. */
  open(key: string): Promise<StoredFile | undefined>;
  /** Names directly below a folder, without it; empty where there is none. Where a name is given, only those that sort after it. */
  list(folder: string, after?: string): Promise<string[]>;
  has(key: string): Promise<boolean>;
  /** Removes a folder and everything in it; a folder that is not there is removed already. */
  remove(folder: string): Promise<void>;
}

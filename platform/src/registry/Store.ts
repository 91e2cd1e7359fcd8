import type { Readable } from 'node:stream';

export interface StoredFile {
  bytes: number;
  body: Readable;
}

/** Holds artifacts and registry revisions. */
export interface Store {
  /** For messages. */
  readonly address: string;
  /** Files are immutable: writing the same content again changes nothing. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Atomic. `false` when the file exists already; it stays unchanged. */
  create(key: string, bytes: Uint8Array): Promise<boolean>;
  get(key: string): Promise<Uint8Array | undefined>;
  /** A stream; the caller reads or destroys it. */
  open(key: string): Promise<StoredFile | undefined>;
  /** Names directly below a folder, empty if there is none. With `after`, only those that sort after it. */
  list(folder: string, after?: string): Promise<string[]>;
  has(key: string): Promise<boolean>;
  /** Removes a folder with its content; one that does not exist is no error. */
  remove(folder: string): Promise<void>;
}

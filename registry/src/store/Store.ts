export interface Store {
  readonly address: string;
  /** Immutable: writing the same content again changes nothing. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Atomic. `false` when the file exists already. */
  create(key: string, bytes: Uint8Array): Promise<boolean>;
  /** Files only: folders and links count as missing. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Names directly below a folder. With `after`, only those that sort after it. */
  list(folder: string, after?: string): Promise<string[]>;
  has(key: string): Promise<boolean>;
  /** A file, or a folder with all that is in it. */
  remove(key: string): Promise<void>;
}

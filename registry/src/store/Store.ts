export interface Store {
  readonly address: string;
  /** Whole or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Files only: folders and links count as missing. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Files below a folder, at any depth, as paths from there. */
  list(folder: string): Promise<string[]>;
  has(key: string): Promise<boolean>;
  /** A file, or a folder with all that is in it. */
  remove(key: string): Promise<void>;
}

import type { KeyFolder } from './signing/KeyFolder.ts';
import type { Store } from './store/Store.ts';

export interface Deployment {
  /** The configuration's name; revisions of another deployment are refused. */
  name: string;
  store: Store;
  keys: KeyFolder;
  /** How many root keys sign the roles document; 1 by default. */
  rootThreshold?: number;
  /** Used to start while the store is down. */
  cache?: Store;
  /** Makes a copy there; never fails. */
  keep?: (key: string, bytes: Uint8Array) => Promise<void>;
}

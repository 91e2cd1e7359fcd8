import type { Database } from '@bank/api/src/kernel/database/Database.ts';
import type { Cluster } from '../Cluster.ts';
import type { Load } from './Load.ts';

export interface Scene {
  cluster: Cluster;
  /** A connection as the tables' owner. */
  owner: Database['db'];
  load: Load;
}

export interface Drill {
  name: string;
  /** @returns what it saw, in a few words @throws when something else happens than should */
  play(scene: Scene): Promise<string>;
}

import type { Database } from '@bank/api/src/kernel/database/Database.ts';
import type { Cluster } from '../Cluster.ts';
import type { Load } from './Load.ts';

/** The balancer and the gateways look twice as often, at least. */
export const SETTLED_MS = 2000;

export interface Scene {
  cluster: Cluster;
  /** A connection as the tables' owner. */
  owner: Database['db'];
  load: Load;
}

/** What customers ask. */
export interface Balancer {
  address: string;
  authority: string;
  end(): Promise<void>;
}

export interface Drill {
  name: string;
  /** If omitted, customers ask the cluster's own. */
  startBalancer?(cluster: Cluster): Promise<Balancer>;
  /** @returns what it saw, in a few words @throws when something else happens than should */
  play(scene: Scene): Promise<string>;
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

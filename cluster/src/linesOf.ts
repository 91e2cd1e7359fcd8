import { DEMO_PASSWORD, demo } from '@bank/api/src/seeds/people.ts';
import type { Cluster } from './Cluster.ts';

/** What whoever has started a cluster wants to know of it. */
export function linesOf(cluster: Cluster): string[] {
  return [
    `The bank is ready at ${cluster.address}`,
    `Sign in as ${demo.username} with the password ${DEMO_PASSWORD}`,
    `Its certificate is signed by ${cluster.authority}`,
    `Database: psql "${cluster.postgres.urlOf('bank')}"`,
    `Logs, and mail with codes: ${cluster.logFolder}`,
    `Keys: ${cluster.keyFolder}`,
    'Ctrl+C ends and removes all of it.',
  ];
}

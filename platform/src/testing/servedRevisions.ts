import path from 'node:path';
import { RegistrySource } from '../gateway/RegistrySource.ts';
import type { SeenRevision } from '../registry/SeenRevision.ts';
import type { TestDeployment } from './deployment.ts';

/** After this time a gateway looks at its store again, in ms. */
const FRESH = 1001;

/** What a gateway makes of a store, by a clock that Jest has taken over. */
export function servedRevisions(deployment: TestDeployment, seen?: SeenRevision) {
  const told: string[] = [];
  const source = new RegistrySource(deployment, '/banking/', (problem) => told.push(problem), seen);
  /** The revision that is served, a second later. */
  const revision = async () => {
    jest.setSystemTime(Date.now() + FRESH);
    return (await source.get()).registry.revision;
  };
  return { source, told, revision };
}

/** Where a revision lies. */
export function revisionFile({ store }: TestDeployment, revision: number): string {
  return path.join(store.root, 'registry', `${String(revision).padStart(8, '0')}.json`);
}

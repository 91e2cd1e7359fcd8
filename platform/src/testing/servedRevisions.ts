import path from 'node:path';
import { RegistrySource } from '../gateway/RegistrySource.ts';
import type { SeenRevision } from '../registry/SeenRevision.ts';
import type { TestDeployment } from './deployment.ts';

/** Longer than the gateway's poll interval. */
const FRESH = 1001;

/** Needs Jest's fake timers. */
export function servedRevisions(deployment: TestDeployment, seen?: SeenRevision) {
  const told: string[] = [];
  const source = new RegistrySource(deployment, '/banking/', (problem) => told.push(problem), seen);
  const revision = async () => {
    jest.setSystemTime(Date.now() + FRESH);
    return (await source.get()).registry.revision;
  };
  return { source, told, revision };
}

export function revisionFile({ store }: TestDeployment, revision: number): string {
  return path.join(store.root, 'registry', `${String(revision).padStart(8, '0')}.json`);
}

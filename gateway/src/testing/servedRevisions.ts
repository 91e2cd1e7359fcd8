import path from 'node:path';
import type { SeenRevision } from '@bank/registry/store/SeenRevision.ts';
import type { TestDeployment } from '@bank/registry/testing/deployment.ts';
import { RegistrySource } from '../RegistrySource.ts';

const AFTER_POLL_MS = 1001;

export function servedRevisions(deployment: TestDeployment, seen?: SeenRevision) {
  const told: string[] = [];
  const source = new RegistrySource(deployment, '/banking/', (problem) => told.push(problem), seen);
  const revision = async () => {
    jest.advanceTimersByTime(AFTER_POLL_MS);
    return (await source.get()).registry.revision;
  };
  return { source, told, revision };
}

export function revisionFile({ store }: TestDeployment, revision: number): string {
  return path.join(store.root, 'registry', `${String(revision).padStart(8, '0')}.json`);
}

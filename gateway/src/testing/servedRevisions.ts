import type { Deployment } from '@bank/registry/Deployment.ts';
import { RegistrySource } from '../RegistrySource.ts';

const AFTER_POLL_MS = 1001;

export function servedRevisions(deployment: Deployment) {
  const told: string[] = [];
  const source = new RegistrySource(deployment, '/banking/', (problem) => told.push(problem));
  const revision = async () => {
    jest.advanceTimersByTime(AFTER_POLL_MS);
    return (await source.get()).registry.revision;
  };
  return { source, told, revision };
}

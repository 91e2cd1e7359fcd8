import { commandLine } from '../commandLine.ts';
import { OperatorError } from '../OperatorError.ts';
import { type Deployment, latestRegistry } from '../registry/registry.ts';
import type { Registry } from '../registry/schema.ts';

/** @throws {OperatorError} when nothing has been released */
export async function requireRegistry(deployment: Deployment): Promise<Registry> {
  const registry = await latestRegistry(deployment);
  if (registry) return registry;
  throw new OperatorError(
    `${deployment.store.address} holds no registry yet. Release the shell first: ${commandLine('release shell')} (npm start releases everything).`,
  );
}

import type { Deployment } from '@bank/registry/Deployment.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import type { ServedRegistry } from './PageSource.ts';
import { RegistrySource } from './RegistrySource.ts';

/** As customers outside any canary get it. @throws {OperatorError} when the newest cannot be served */
export async function loadNewestRevision(deployment: Deployment, basePath: string): Promise<ServedRegistry> {
  const problems: string[] = [];
  const source = new RegistrySource(deployment, basePath, (text) => problems.push(text));
  const served = await source.get().catch((error: Error) => {
    throw new OperatorError(problems[0] ?? error.message);
  });
  if (problems[0]) throw new OperatorError(problems[0]);
  return served;
}

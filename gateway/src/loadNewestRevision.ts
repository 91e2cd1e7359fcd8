import type { Deployment } from '@bank/registry/Deployment.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import type { Visitor } from './choice.ts';
import type { ServedRegistry } from './PageSource.ts';
import { RegistrySource } from './RegistrySource.ts';

/** @param visitor by default one outside any canary, for whom no flag is meant @throws {OperatorError} when the newest cannot be served */
export async function loadNewestRevision(
  deployment: Deployment,
  basePath: string,
  visitor?: Visitor,
): Promise<ServedRegistry> {
  const source = new RegistrySource(deployment, basePath, () => undefined);
  const fault = () => source.found.find(({ part }) => part !== 'strays')?.text;
  const served = await source.get(visitor).catch((error: Error) => {
    throw new OperatorError(fault() ?? error.message);
  });
  const problem = fault();
  if (problem) throw new OperatorError(`The newest registry is not served: ${problem}`);
  return served;
}

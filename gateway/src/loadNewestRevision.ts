import { warnOnce } from '@bank/registry/bank/latest.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import type { Visitor } from './choice.ts';
import type { ServedRegistry } from './PageSource.ts';
import { RegistrySource } from './RegistrySource.ts';

/**
 * Warns of what does not count of packages: no squad keeps the others, and operators, from being served.
 * @param visitor by default one outside any canary, for whom no flag is meant
 * @throws {OperatorError} when the newest cannot be served
 */
export async function loadNewestRevision(
  deployment: Deployment,
  basePath: string,
  visitor?: Visitor,
): Promise<ServedRegistry> {
  const source = new RegistrySource(deployment, basePath, () => undefined);
  const served = await source.get(visitor).catch((error: Error) => {
    throw new OperatorError(source.found.find(({ part }) => part !== 'strays')?.text ?? error.message);
  });
  const fault = source.found.find(({ part }) => part !== 'strays' && !part.startsWith('registry/packages/'));
  if (fault) throw new OperatorError(`The newest registry is not served: ${fault.text}`);
  warnOnce(deployment, source.problems);
  return served;
}

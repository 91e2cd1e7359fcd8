import { releaseShellCommand } from '../commandLine.ts';
import { OperatorError } from '../OperatorError.ts';
import type { Deployment } from '../registry/Deployment.ts';
import type { Registry } from '../registry/schema.ts';
import { latestVerified, type VerifiedRegistry } from '../revisions/registry.ts';

/** @throws {OperatorError} when nothing has been released */
export async function requireRegistry(deployment: Deployment): Promise<Registry> {
  return (await requireVerified(deployment)).registry;
}

/** @throws {OperatorError} when nothing has been released */
export async function requireVerified(deployment: Deployment): Promise<VerifiedRegistry> {
  const verified = await latestVerified(deployment);
  if (verified) return verified;
  throw new OperatorError(
    `${deployment.store.address} holds no registry yet. Set BANK_STORE to where the bank’s is, or release the shell first: ${releaseShellCommand}.`,
  );
}

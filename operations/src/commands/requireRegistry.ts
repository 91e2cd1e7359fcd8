import { releaseShellCommand } from '@bank/registry/commandLine.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { latestVerified, type VerifiedRegistry } from '@bank/registry/revisions/registry.ts';
import type { Registry } from '@bank/registry/schema.ts';

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

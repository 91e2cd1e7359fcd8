import { latestBank } from '@bank/registry/bank/latest.ts';
import { releaseShellCommand } from '@bank/registry/commandLine.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import type { BegunBank } from '@bank/registry/grants/lossUnder.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import type { Registry } from '@bank/registry/schema.ts';

/** @throws {OperatorError} when nothing has been released */
export async function requireRegistry(deployment: Deployment): Promise<Registry> {
  return (await requireBank(deployment)).registry;
}

/** @throws {OperatorError} when nothing has been released */
export async function requireBank(deployment: Deployment): Promise<BegunBank & { registry: Registry }> {
  const bank = await requireRoles(deployment);
  const { registry } = bank;
  if (registry) return { ...bank, registry };
  throw nothingIn(deployment);
}

/** Finds the roles of a bank even when its shell is not served any more. @throws {OperatorError} when nothing has been released */
export async function requireRoles(deployment: Deployment): Promise<BegunBank> {
  const bank = await latestBank(deployment);
  const { authority } = bank;
  if (authority) return { ...bank, authority };
  throw nothingIn(deployment);
}

function nothingIn({ store }: Deployment): OperatorError {
  return new OperatorError(
    `${store.address} holds no registry yet. Set BANK_STORE to where the bank’s is, or release the shell first: ${releaseShellCommand}.`,
  );
}

import type { Bank } from '@bank/registry/bank/BankReader.ts';
import { latestBank } from '@bank/registry/bank/latest.ts';
import { releaseShellCommand } from '@bank/registry/commandLine.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import type { Registry } from '@bank/registry/schema.ts';

/** @throws {OperatorError} when nothing has been released */
export async function requireRegistry(deployment: Deployment): Promise<Registry> {
  return (await requireBank(deployment)).registry;
}

/** @throws {OperatorError} when nothing has been released */
export async function requireBank(deployment: Deployment): Promise<Bank & { registry: Registry }> {
  const bank = await latestBank(deployment);
  const { registry } = bank;
  if (registry) return { ...bank, registry };
  throw new OperatorError(
    `${deployment.store.address} holds no registry yet. Set BANK_STORE to where the bank’s is, or release the shell first: ${releaseShellCommand}.`,
  );
}

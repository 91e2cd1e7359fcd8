import type { Deployment } from '../Deployment.ts';
import { OperatorError } from '../OperatorError.ts';
import type { Registry } from '../schema.ts';
import { type Bank, BankReader } from './BankReader.ts';

/** As the store has it now, with a warning of all that does not count. @throws {OperatorError} when it is another's bank */
export async function latestBank(deployment: Deployment): Promise<Bank> {
  const bank = await new BankReader(deployment).read();
  if (!bank.authority && bank.problems[0]) throw new OperatorError(bank.problems[0]);
  for (const problem of bank.problems) console.error(`Warning: passed over. ${problem}`);
  return bank;
}

/** @returns `undefined` while no shell has been released @throws {OperatorError} when it is another's bank */
export async function latestRegistry(deployment: Deployment): Promise<Registry | undefined> {
  return (await latestBank(deployment)).registry;
}

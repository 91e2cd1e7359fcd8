import type { Deployment } from '../Deployment.ts';
import { OperatorError } from '../OperatorError.ts';
import type { Registry } from '../schema.ts';
import { type Bank, BankReader } from './BankReader.ts';
import type { HeadsOptions } from './Heads.ts';

/** Keeps what a command has been warned of: it reads the bank several times. */
const warned = new WeakMap<Deployment, Set<string>>();

/** Reads the bank as the store has it now, and warns of all that does not count. @throws {OperatorError} when it is another's bank */
export async function latestBank(deployment: Deployment, options: Pick<HeadsOptions, 'revision'> = {}): Promise<Bank> {
  const bank = await new BankReader(deployment).read(options);
  if (!bank.authority && bank.problems[0]) throw new OperatorError(bank.problems[0]);
  warnOnce(deployment, bank.problems);
  const { registry, revision } = bank;
  return { ...bank, registry: registry && { ...registry, revision } };
}

/** @returns `undefined` while no shell has been released @throws {OperatorError} when it is another's bank */
export async function latestRegistry(deployment: Deployment): Promise<Registry | undefined> {
  return (await latestBank(deployment)).registry;
}

/** Warns of each problem once for a deployment, which a command opens once. */
export function warnOnce(deployment: Deployment, problems: string[]): void {
  const known = warned.get(deployment) ?? new Set();
  for (const problem of problems) if (!known.has(problem)) console.error(`Warning: passed over. ${problem}`);
  warned.set(deployment, new Set([...known, ...problems]));
}

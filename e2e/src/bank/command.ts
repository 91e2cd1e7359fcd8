import { output, runCli } from './runCli.ts';
import type { Bank } from './startBank.ts';

/** Runs a command of the platform's CLI on a bank's store, as squads and the platform team do. @returns what it printed */
export function command({ store }: Bank, ...args: string[]): Promise<string> {
  return output(runCli(args, { ...process.env, BANK_STORE: store }));
}

import { output, runCli } from './runCli.ts';
import type { Bank } from './startBank.ts';

/** @returns what it printed */
export function command({ store }: Pick<Bank, 'store'>, ...args: string[]): Promise<string> {
  return output(runCli(args, { ...process.env, BANK_STORE: store }));
}

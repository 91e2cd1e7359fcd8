import type { Command } from 'commander';
import { example } from './options.ts';

export function addFaults(program: Command): void {
  program
    .command('faults')
    .description('test every fault on every remote and print the matrix; npm test runs a third of it')
    .addHelpText('after', example('bank faults'))
    .action(() => runFullSuite('src/faults'));
}

export function addLeaks(program: Command): void {
  program
    .command('leaks')
    .description('navigate through all remotes 500 times and print what stays in memory; npm test does 60')
    .addHelpText('after', example('bank leaks'))
    .action(() => runFullSuite('src/leaks'));
}

export function addDemonstration(program: Command): void {
  program
    .command('demonstration')
    .description('follow docs/squad.md from an empty folder to a page in a bank, and print what each step takes')
    .addHelpText('after', example('bank demonstration'))
    .action(() => runFullSuite('src/demonstration'));
}

/** `npm test` runs these in a reduced form. */
async function runFullSuite(folder: string): Promise<void> {
  const { runPlaywright } = await import('../test/runPlaywright.ts');
  const { withTemporaryFolder } = await import('../test/withTemporaryFolder.ts');
  const args = [folder, '--workers', '1'];
  const { failed } = await withTemporaryFolder(() => runPlaywright(args, { BANK_FULL_SUITE: 'yes' }));
  process.exitCode = failed > 0 ? 1 : 0;
}

import type { Command } from 'commander';
import type { Count } from '../test/count.ts';
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

export function addFirefox(program: Command): void {
  program
    .command('firefox')
    .description('run the main journeys in Firefox, installed or named in FIREFOX_PATH')
    .addHelpText('after', example('bank firefox'))
    .action(async () => {
      const { runPlaywrightInFirefox } = await import('../test/runPlaywright.ts');
      await runSuite(runPlaywrightInFirefox);
    });
}

/** `npm test` runs these in a reduced form. */
async function runFullSuite(folder: string): Promise<void> {
  const { runPlaywright } = await import('../test/runPlaywright.ts');
  await runSuite(() => runPlaywright([folder, '--workers', '1'], { BANK_FULL_SUITE: 'yes' }));
}

async function runSuite(suite: () => Promise<Count>): Promise<void> {
  const { failed } = await suite();
  process.exitCode = failed > 0 ? 1 : 0;
}

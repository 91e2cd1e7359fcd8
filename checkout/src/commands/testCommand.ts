import { example } from '@bank/operations/commands/options.ts';
import type { Command } from 'commander';

export function addTest(program: Command): void {
  program
    .command('test')
    .description('check format, lint, types and unused code, build, and run the tests that a change is likely to break')
    .addHelpText('after', example('bank test'))
    .action(async () => (await import('../test/runTests.ts')).runTests('tests'));
}

export function addProofs(program: Command): void {
  program
    .command('proofs')
    .description(
      'run all other tests, which take longer and hardly ever fail: every fault, attacks, crashes, benchmarks',
    )
    .addHelpText('after', example('bank proofs'))
    .action(async () => (await import('../test/runTests.ts')).runTests('proofs'));
}

export function addNodes(program: Command): void {
  program
    .command('nodes')
    .description('run the unit tests, and build and start the bank, on the oldest supported Node and on the newest LTS')
    .argument('[arguments...]', 'Jest arguments that choose unit tests; by default all')
    .allowUnknownOption()
    .addHelpText('after', example('bank nodes --selectProjects platform api'))
    .action(async (args: string[]) => (await import('../test/testOnNodes.ts')).testOnNodes(args));
}

export function addAnywhere(program: Command): void {
  program
    .command('anywhere')
    .description(
      'run unit tests and main journeys where time and place differ: time zones, dates, languages, no IPv6 …',
    )
    .argument('[situations...]', 'parts of their names; by default all')
    .addHelpText('after', example('bank anywhere Kolkata February'))
    .action(async (chosen: string[]) => (await import('../test/anywhere/runAnywhere.ts')).runAnywhere(chosen));
}

export function addJourneys(program: Command): void {
  program
    .command('journeys')
    .description('run browser journeys: all, or what Playwright’s arguments choose')
    .argument('[arguments...]', 'a file, or Playwright’s options')
    .allowUnknownOption()
    .addHelpText('after', example('bank journeys src/platform/integrity.spec.ts'))
    .action(async (args: string[]) => {
      const { runPlaywright } = await import('../test/runPlaywright.ts');
      process.exitCode = (await runPlaywright(args)).failed === 0 ? 0 : 1;
    });
}

export function addFirefox(program: Command): void {
  program
    .command('firefox')
    .description('run the main journeys in Firefox, installed or named in FIREFOX_PATH')
    .addHelpText('after', example('bank firefox'))
    .action(async () => {
      const { runPlaywrightInFirefox } = await import('../test/runPlaywright.ts');
      process.exitCode = (await runPlaywrightInFirefox()).failed > 0 ? 1 : 0;
    });
}

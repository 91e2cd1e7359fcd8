import type { Command } from 'commander';
import { example } from './options.ts';

export function addTest(program: Command): void {
  program
    .command('test')
    .description('run every check of the project')
    .addHelpText('after', example('bank test'))
    .action(async () => (await import('../test/runTests.ts')).runTests());
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

export function addJourneys(program: Command): void {
  program
    .command('journeys')
    .description('run browser journeys: all, or what Playwright’s arguments choose')
    .argument('[arguments...]', 'a file, or Playwright’s options')
    .allowUnknownOption()
    .addHelpText('after', example('bank journeys src/platform/integrity.spec.ts'))
    .action(async (args: string[]) => {
      const { failed } = await (await import('../test/runPlaywright.ts')).runPlaywright(args);
      process.exitCode = failed > 0 ? 1 : 0;
    });
}

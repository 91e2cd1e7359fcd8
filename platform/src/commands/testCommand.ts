import type { Command } from 'commander';
import { example } from './options.ts';

export function addTest(program: Command): void {
  program
    .command('test')
    .description('run every check of the project')
    .addHelpText('after', example('bank test'))
    .action(async () => (await import('../test/runTests.ts')).runTests());
}

import { example } from '@bank/operations/commands/options.ts';
import { type Command, InvalidArgumentError } from 'commander';
import type { Shell } from '../testkit/readPinned.ts';

export function addJourneys(program: Command): void {
  program
    .command('journeys')
    .description('run the browser journeys of the repository: all, or what Playwright’s arguments choose')
    .argument('[arguments...]', 'a file, or Playwright’s options')
    .option('--shell <shells>', 'live, next or both, with a comma', parseShells)
    .allowUnknownOption()
    .addHelpText('after', example('bank journeys --shell live,next'))
    .action(async (args: string[], { shell = ['live'] }: { shell?: Shell[] }) => {
      const { runJourneys } = await import('../testkit/runJourneys.ts');
      process.exitCode = (await runJourneys(shell, args)) ? 0 : 1;
    });
}

function parseShells(text: string): Shell[] {
  const shells = text.split(',');
  if (shells.every((shell) => shell === 'live' || shell === 'next')) return shells;
  throw new InvalidArgumentError('Expected live, next, or live,next.');
}

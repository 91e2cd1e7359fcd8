import { example } from '@bank/operations/commands/options.ts';
import type { Command } from 'commander';
import type { DevOptions } from '../dev/dev.ts';

export function addDev(program: Command): void {
  program
    .command('dev')
    .description('serve the bank with Fast Refresh: every package, or the named ones with the rest from the store')
    .argument('[packages...]', 'packages of the workspace, such as accounts')
    .option('--against <url>', 'show them in a deployed bank that allows overrides')
    .option('--service <name=url...>', 'services of squads on this machine, in place of their mocks')
    .option(
      '--flag <remote.flag...>',
      'flags that are on, or have a value, such as budget.rollover or budget.layout=grid',
    )
    .addHelpText('after', example('bank dev accounts'))
    .action(async (packages: string[], options: DevOptions) => (await import('../dev/dev.ts')).dev(packages, options));
}

import { type Command, InvalidArgumentError } from 'commander';
import { promote, setCanary } from '../registry/edits/canary.ts';
import { type ChangeOptions, changeChannel } from './changeChannel.ts';
import { example, jsonOption, whyOption } from './options.ts';

export function addCanary(program: Command): void {
  program
    .command('canary')
    .description('give a version to a part of the customers, each staying on their side; 0 ends it')
    .argument('<package>', 'a package of the registry, such as accounts')
    .argument('<version>', 'a version, or the beginning of its hash')
    .argument('<percent>', 'from 0 to 100', parsePercent)
    .addOption(whyOption('Canary set by hand'))
    .addOption(jsonOption())
    .addHelpText('after', example('bank canary accounts 4f1c 10'))
    .action((wanted: string, version: string, percent: number, options: ChangeOptions) =>
      changeChannel(
        {
          action: 'canary',
          wanted,
          version,
          edit: (app, found) => setCanary(app, found ?? version, percent),
          say: (app, found) => `${percent} % of the customers get ${app} ${found}`,
        },
        options,
      ),
    );
}

export function addPromote(program: Command): void {
  program
    .command('promote')
    .description('give the canary, or a version that was held, to everybody')
    .argument('<package>', 'a package of the registry, such as accounts')
    .argument('[version]', 'a version, or the beginning of its hash; by default the canary')
    .addOption(whyOption('Promoted by hand'))
    .addOption(jsonOption())
    .addHelpText('after', example('bank promote accounts'))
    .action((wanted: string, version: string | undefined, options: ChangeOptions) =>
      changeChannel(
        { action: 'promote', wanted, version, edit: promote, say: (app, active) => `Everybody gets ${app} ${active}` },
        options,
      ),
    );
}

/** @throws {InvalidArgumentError} when it is no percentage that a cohort can be split by */
export function parsePercent(text: string): number {
  const percent = Number(text);
  if (text.trim() !== '' && percent >= 0 && percent <= 100) return Math.round(percent * 100) / 100;
  throw new InvalidArgumentError('Expected a number from 0 to 100.');
}

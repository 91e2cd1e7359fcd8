import { type Command, InvalidArgumentError } from 'commander';
import { promote, setCanary } from '../registry/edits/canary.ts';
import { type ChangeOptions, changeChannel } from './changeChannel.ts';
import { example, jsonOption, whyOption } from './options.ts';

export function addCanary(program: Command): void {
  program
    .command('canary')
    .description('serve a version to a percentage of the customers, always the same ones; 0 ends it')
    .argument('<package>', 'a package of the registry, such as accounts')
    .argument('<version>', 'a version, or the start of its hash')
    .argument('<percent>', 'a whole number from 1 to 100, or 0 to end it', parsePercentOrNone)
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
          say: (app, found) =>
            percent > 0 ? `${percent} % of the customers get ${app} ${found}` : `Ended the canary of ${app}`,
        },
        options,
      ),
    );
}

export function addPromote(program: Command): void {
  program
    .command('promote')
    .description('make the canary, or a held version, active for everybody')
    .argument('<package>', 'a package of the registry, such as accounts')
    .argument('[version]', 'a version, or the start of its hash; by default the canary')
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

export function parsePercent(text: string): number {
  if (/^([1-9]\d?|100)$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Expected a whole number from 1 to 100.');
}

function parsePercentOrNone(text: string): number {
  return text === '0' ? 0 : parsePercent(text);
}

import { retire } from '@bank/registry/edits/retire.ts';
import { channelOf, releaseOf, type State } from '@bank/registry/state.ts';
import type { Command } from 'commander';
import { type ChangeOptions, changeChannel } from './changeChannel.ts';
import { example, jsonOption, whyOption } from './options.ts';
import { placeChanges } from './placeChanges.ts';

export function addRetire(program: Command): void {
  program
    .command('retire')
    .description('remove a remote from the registry: its pages become placeholders again')
    .argument('<remote>', 'a remote of the registry, such as accounts')
    .addOption(whyOption('Retired by hand'))
    .addOption(jsonOption())
    .addHelpText('after', example('bank retire accounts --why "Its pages are part of the dashboard now"'))
    .action((wanted: string, options: ChangeOptions) =>
      changeChannel({ action: 'retire', wanted, edit: retire, say: sayRetired }, options),
    );
}

function sayRetired(app: string, _: string, before: State): string {
  const { active = '' } = channelOf(before, app) ?? {};
  const given = placeChanges(undefined, releaseOf(before, app, active));
  return [...given, `Retired ${app} ${active}`].join('\n');
}

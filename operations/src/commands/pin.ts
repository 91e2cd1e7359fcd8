import { pin, unpin } from '@bank/registry/edits/pin.ts';
import { channelOf, type State } from '@bank/registry/state.ts';
import type { Command } from 'commander';
import { type ChangeOptions, changeChannel } from './changeChannel.ts';
import { example, jsonOption, whyOption } from './options.ts';

export function addPin(program: Command): void {
  program
    .command('pin')
    .description('keep a package at a version, whatever is released')
    .argument('<package>', 'a package of the registry, such as accounts')
    .argument('[version]', 'a version, or the start of its hash; by default the active one')
    .addOption(whyOption('Pinned by hand'))
    .addOption(jsonOption())
    .addHelpText('after', example('bank pin accounts --why "Audit week"'))
    .action((wanted: string, version: string | undefined, options: ChangeOptions) =>
      changeChannel({ action: 'pin', wanted, version, edit: pin, say: sayPinned }, options),
    );
}

function sayPinned(app: string, version: string, before: State): string {
  const { canary } = channelOf(before, app) ?? {};
  const ended = canary ? `, and ended its canary ${canary.version}` : '';
  return `Pinned ${app} to ${version}${ended}`;
}

export function addUnpin(program: Command): void {
  program
    .command('unpin')
    .description('let releases of a package become active again')
    .argument('<package>', 'a package of the registry, such as accounts')
    .addOption(whyOption('Unpinned by hand'))
    .addOption(jsonOption())
    .addHelpText('after', example('bank unpin accounts'))
    .action((wanted: string, options: ChangeOptions) =>
      changeChannel({ action: 'unpin', wanted, edit: unpin, say: (app) => `Unpinned ${app}` }, options),
    );
}

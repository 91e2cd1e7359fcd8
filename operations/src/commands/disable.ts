import { disable, enable } from '@bank/registry/edits/disable.ts';
import { channelOf, type State } from '@bank/registry/state.ts';
import { type Command, InvalidArgumentError } from 'commander';
import { type ChangeOptions, changeChannel } from './changeChannel.ts';
import { example, jsonOption, whyOption } from './options.ts';

export function addDisable(program: Command): void {
  program
    .command('disable')
    .description('disable a remote: its pages show the message, everything else keeps working')
    .argument('<remote>', 'a remote of the registry, such as accounts')
    .requiredOption('--message <text>', 'what its customers read, up to 200 characters', parseMessage)
    .addOption(whyOption('Disabled by hand'))
    .addOption(jsonOption())
    .addHelpText('after', example('bank disable accounts --message "Back at 6 pm. Your money is safe."'))
    .action((wanted: string, { message, ...options }: ChangeOptions & { message: string }) =>
      changeChannel(
        {
          action: 'disable',
          wanted,
          edit: (app) => disable(app, message),
          say: sayDisabled,
        },
        options,
      ),
    );
}

function sayDisabled(app: string, _: string, before: State): string {
  if (channelOf(before, app)) return `Disabled ${app}`;
  return `Disabled ${app}, which is not live as the store is now: gateways that have served it show the message`;
}

function parseMessage(text: string): string {
  if (text.trim() !== '' && text.length <= 200) return text;
  throw new InvalidArgumentError(`Expected a text of 1 to 200 characters; it has ${text.length}.`);
}

export function addEnable(program: Command): void {
  program
    .command('enable')
    .description('enable a disabled remote')
    .argument('<remote>', 'a remote of the registry, such as accounts')
    .addOption(whyOption('Enabled by hand'))
    .addOption(jsonOption())
    .addHelpText('after', example('bank enable accounts'))
    .action((wanted: string, options: ChangeOptions) =>
      changeChannel({ action: 'enable', wanted, edit: enable, say: (app) => `Enabled ${app}` }, options),
    );
}

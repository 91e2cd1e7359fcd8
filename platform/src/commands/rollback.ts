import type { Command } from 'commander';
import { rollback } from '../registry/edits/rollback.ts';
import type { Channel } from '../registry/schema.ts';
import { type ChangeOptions, changeChannel } from './changeChannel.ts';
import { example, jsonOption, whyOption } from './options.ts';

export function addRollback(program: Command): void {
  program
    .command('rollback')
    .description('take a canary back, or make an earlier version active again: the one before, or the named one')
    .argument('<package>', 'a package of the registry, such as accounts')
    .argument('[version]', 'a version, or the beginning of its hash')
    .addOption(whyOption('Rolled back by hand'))
    .addOption(jsonOption())
    .addHelpText('after', example('bank rollback accounts --why "Totals are wrong"'))
    .action((wanted: string, version: string | undefined, options: ChangeOptions) =>
      changeChannel({ action: 'rollback', wanted, version, edit: rollback, say: sayRolledBack }, options),
    );
}

function sayRolledBack(app: string, version: string, before?: Channel): string {
  const { active, canary } = before ?? {};
  const ended = canary ? `Ended the canary ${canary.version} of ${app}; ` : '';
  if (active === version) return `${ended}everybody gets ${version}, as before. Roll back again to leave that too`;
  return `${ended}${ended ? 'rolled' : 'Rolled'} ${app} back to ${version}`;
}

import { type Command, Option } from 'commander';
import { rollback } from '../registry/edits/rollback.ts';
import { channelOf, type State } from '../registry/state.ts';
import { type ChangeOptions, changeChannel } from './changeChannel.ts';
import { findVersion } from './findApp.ts';
import { example, jsonOption, whyOption } from './options.ts';

interface RollbackOptions extends ChangeOptions {
  from?: string;
}

export function addRollback(program: Command): void {
  program
    .command('rollback')
    .description('end a canary, or make an earlier version active again: the previous or the named one')
    .argument('<package>', 'a package of the registry, such as accounts')
    .argument('[version]', 'a version, or the start of its hash')
    .option('--from <version>', 'roll back only if this version is still live')
    .addOption(new Option('--force', 'even if the earlier version does not fit what is live; requires --why'))
    .addOption(whyOption('Rolled back by hand'))
    .addOption(jsonOption())
    .addHelpText('after', example('bank rollback accounts --from 4f1c --why "Totals are wrong"'))
    .action((wanted: string, version: string | undefined, { from, ...options }: RollbackOptions, command: Command) => {
      if (options.force && (command.getOptionValueSource('why') !== 'cli' || options.why.trim() === ''))
        command.error("error: option '--force' requires a reason: add --why <text>");
      const edit: Parameters<typeof changeChannel>[0]['edit'] = (app, found, current) =>
        rollback(app, found, from && findVersion(current, app, from));
      return changeChannel({ action: 'rollback', wanted, version, edit, say: sayRolledBack, canForce: true }, options);
    });
}

function sayRolledBack(app: string, version: string, before: State): string {
  const { active, canary } = channelOf(before, app) ?? {};
  const ended = canary ? `Ended the canary ${canary.version} of ${app}; ` : '';
  if (active === version) return `${ended}everybody gets ${version}, as before. Roll back again to leave that too`;
  return `${ended}${ended ? 'rolled' : 'Rolled'} ${app} back to ${version}`;
}

import { neededBeside, rollbackTogether } from '@bank/registry/check/rollbackTogether.ts';
import { commandLine } from '@bank/registry/commandLine.ts';
import { rollback } from '@bank/registry/edits/rollback.ts';
import { channelOf, type State } from '@bank/registry/state.ts';
import { type Command, Option } from 'commander';
import { type ChangeOptions, changeChannel } from './changeChannel.ts';
import { findVersion, type WantedVersion } from './findApp.ts';
import { example, jsonOption, togetherOption, whyOption } from './options.ts';

interface RollbackOptions extends ChangeOptions {
  from?: string;
}

export function addRollback(program: Command): void {
  program
    .command('rollback')
    .description('end a canary, or make an earlier version active again: the previous or the named one')
    .argument('<package>', 'a package of the registry, such as accounts')
    .argument('[version]', 'a version, or the start of its hash')
    .addOption(togetherOption('others, by default to their newest version that fits, such as accounts'))
    .option('--from <version>', 'roll back only if this version is still live')
    .addOption(new Option('--force', 'even if the earlier version does not fit what is live; requires --why'))
    .addOption(whyOption('Rolled back by hand'))
    .addOption(jsonOption())
    .addHelpText('after', example('bank rollback accounts --from 4f1c --why "Totals are wrong"'))
    .action((wanted: string, version: string | undefined, { from, ...options }: RollbackOptions, command: Command) => {
      if (options.force && (command.getOptionValueSource('why') !== 'cli' || options.why.trim() === ''))
        command.error("error: option '--force' requires a reason: add --why <text>");
      const edit: Parameters<typeof changeChannel>[0]['edit'] = (app, found, current, others) =>
        rollbackTogether(rollback(app, found, from && findVersion(current, app, from), namesOf(others)), app, others);
      const change = { action: 'rollback', wanted, version, edit, say: sayRolledBack, canForce: true };
      return changeChannel({ ...change, suggest: suggestTogether }, options);
    });
}

function namesOf(others: WantedVersion[]): string[] {
  return others.map(({ app }) => app);
}

function suggestTogether(app: string, before: State, after: State): string {
  const target = channelOf(after, app)?.active ?? '';
  const needed = neededBeside(rollback(app, target), app, before);
  const line = commandLine(`rollback ${app} ${target} --together ${needed.join(' ')}`);
  return needed.length > 0 ? `\nTake back with it what needs the later version: ${line}` : '';
}

function sayRolledBack(app: string, version: string, before: State): string {
  const { active, canary } = channelOf(before, app) ?? {};
  const ended = canary ? `Ended the canary ${canary.version} of ${app}; ` : '';
  if (active === version) return `${ended}everybody gets ${version}, as before. Roll back again to leave that too`;
  return `${ended}${ended ? 'rolled' : 'Rolled'} ${app} back to ${version}`;
}

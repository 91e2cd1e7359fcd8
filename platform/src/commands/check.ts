import { type Command, Option } from 'commander';
import { BUDGET } from '../check/buildRules.ts';
import { check } from '../check/check.ts';
import { describe } from '../check/Refusal.ts';
import { latestRegistry } from '../registry/registry.ts';
import { emptyState } from '../registry/state.ts';
import { candidateOf } from './candidate.ts';
import { openDeployment } from './openDeployment.ts';
import { example, jsonOption } from './options.ts';
import { print } from './print.ts';

export function addCheck(program: Command): void {
  program
    .command('check')
    .description('can I deploy? A package against every version that is live or canary')
    .argument('<package|folder>', 'a package of the workspace, such as mfe-accounts, or a folder that holds a build')
    .addOption(budgetOption())
    .addOption(jsonOption())
    .addHelpText('after', example('bank check accounts'))
    .action(checkCommand);
}

export function budgetOption(): Option {
  return new Option('--budget <bytes>', 'compressed JavaScript that a page may need before it shows')
    .argParser(Number)
    .default(BUDGET);
}

async function checkCommand(wanted: string, options: { budget: number; json?: boolean }): Promise<void> {
  const candidate = await candidateOf(wanted);
  const { name, version } = candidate.release;
  const state = (await latestRegistry(await openDeployment())) ?? emptyState;
  const refusals = check(candidate, state, options.budget);
  const isDeployable = refusals.length === 0;
  const text = isDeployable
    ? `${name} ${version} can be deployed.`
    : `${name} ${version} cannot be deployed.\n${describe(refusals)}`;
  print(options, { name, version, deployable: isDeployable, refusals }, text);
  if (!isDeployable) process.exitCode = 1;
}

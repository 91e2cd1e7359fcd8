import { type Command, InvalidArgumentError, Option } from 'commander';
import { Value } from 'typebox/value';
import { BUDGET_BYTES } from '../check/buildRules.ts';
import { check } from '../check/check.ts';
import { describe } from '../check/Refusal.ts';
import { latestRegistry } from '../registry/registry.ts';
import { baseUrl } from '../registry/schema.ts';
import { emptyState } from '../registry/state.ts';
import type { Candidate } from '../release/release.ts';
import { apiPath } from './apiPath.ts';
import type { Builds } from './Builds.ts';
import { openDeployment } from './openDeployment.ts';
import { example, jsonOption } from './options.ts';
import { parseCount, print } from './print.ts';

export function addCheck(program: Command, { argument, description, example: wanted, find }: Builds): void {
  program
    .command('check')
    .description('can I deploy? Checks a package against every live version and canary')
    .argument(argument, description)
    .addOption(baseOption())
    .addOption(budgetOption())
    .addOption(jsonOption())
    .addHelpText('after', example(`bank check ${wanted}`))
    .action(async (wanted: string, { base, ...options }: CheckCommandOptions) =>
      checkCommand(await find(wanted, base), options),
    );
}

export function budgetOption(): Option {
  return new Option('--budget <bytes>', 'limit for the compressed JavaScript that a page loads before it shows')
    .argParser(parseCount)
    .default(BUDGET_BYTES);
}

export function baseOption(): Option {
  const description = 'URL of the artifacts if they are not served with the bank, with a trailing slash';
  return new Option('--base <url>', description).argParser(parseBase);
}

function parseBase(text: string): string {
  if (Value.Check(baseUrl, text)) return text;
  throw new InvalidArgumentError('Expected an https URL, or an http one of this machine, with a trailing slash.');
}

interface CheckCommandOptions {
  base?: string;
  budget: number;
  json?: boolean;
}

async function checkCommand(
  candidate: Candidate,
  { budget, ...options }: Omit<CheckCommandOptions, 'base'>,
): Promise<void> {
  const { name, version } = candidate.release;
  const state = (await latestRegistry(await openDeployment())) ?? emptyState;
  const refusals = check(candidate, state, budget, await apiPath());
  const isDeployable = refusals.length === 0;
  const text = isDeployable
    ? `${name} ${version} can be deployed.`
    : `${name} ${version} cannot be deployed.\n${describe(refusals)}`;
  print(options, { name, version, deployable: isDeployable, refusals }, text);
  if (!isDeployable) process.exitCode = 1;
}

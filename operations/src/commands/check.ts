import { latestBank } from '@bank/registry/bank/latest.ts';
import { BUDGET_BYTES } from '@bank/registry/check/buildRules.ts';
import { checkTogether } from '@bank/registry/check/check.ts';
import { type DroppedUse, droppedByReact, KNOWN_MAJORS } from '@bank/registry/check/droppedByReact.ts';
import { describe } from '@bank/registry/check/Refusal.ts';
import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import { describeFlags, overdueText } from '@bank/registry/flags/describeFlags.ts';
import { plain } from '@bank/registry/plain.ts';
import type { Candidate } from '@bank/registry/release/readBuild.ts';
import { baseUrl } from '@bank/registry/schema.ts';
import { emptyState } from '@bank/registry/state.ts';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { Value } from 'typebox/value';
import { type Builds, findAll, namesOf, optional } from './Builds.ts';
import { deploymentFacts } from './deploymentFacts.ts';
import { example, jsonOption, togetherOption } from './options.ts';
import { parseCount, print } from './print.ts';

export function addCheck(program: Command, builds: Builds): void {
  const { argument, description, example: wanted, find } = builds;
  program
    .command('check')
    .description('can I deploy? Checks a package against every live version and canary')
    .argument(optional(argument), description)
    .addOption(togetherOption(description))
    .addOption(baseOption())
    .addOption(budgetOption())
    .addOption(reactOption())
    .addOption(jsonOption())
    .addHelpText('after', example(`bank check ${wanted}`))
    .action(async (wanted: string | undefined, { base, together, ...options }: CheckCommandOptions, command: Command) =>
      checkCommand(await findAll(find, namesOf(builds, command, wanted, together), base), options),
    );
}

export function budgetOption(): Option {
  return new Option('--budget <bytes>', 'limit for the compressed JavaScript that a page loads before it shows')
    .argParser(parseCount)
    .default(BUDGET_BYTES);
}

function reactOption(): Option {
  const description = 'also name what this coming major of React drops, in your sources and in what you bundle';
  return new Option('--react <major>', description).choices(KNOWN_MAJORS.map(String));
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
  together?: string[];
  base?: string;
  budget: number;
  react?: string;
  json?: boolean;
}

async function checkCommand(
  candidates: Candidate[],
  { budget, react, ...options }: Omit<CheckCommandOptions, 'base' | 'together'>,
): Promise<void> {
  const packages = candidates.map(({ release: { name, version } }) => ({ name, version }));
  const names = packages.map(({ name, version }) => `${name} ${version}`).join(', ');
  const { registry: state = emptyState, authority } = await latestBank(await openDeployment());
  const refusals = checkTogether(candidates, state, budget, await deploymentFacts(authority));
  const overdue = candidates.flatMap(({ release }) => describeFlags(release)).filter(({ isOverdue }) => isOverdue);
  for (const flag of overdue) console.error(`Warning: ${plain(overdueText(flag))}`);
  const dropped = react ? candidates.flatMap((candidate) => droppedByReact(candidate, Number(react))) : undefined;
  const isDeployable = refusals.length === 0;
  const text = isDeployable ? `${names} can be deployed.` : `${names} cannot be deployed.\n${describe(refusals)}`;
  const unread = candidates.filter(({ maps }) => maps.size === 0).map(({ release: { name } }) => name);
  const found = { deployable: isDeployable, refusals, ...(dropped && { dropped, unread }) };
  const whole = [text, ...(dropped ? describeDropped(dropped, unread, Number(react)) : [])].join('\n');
  print(options, packages.length === 1 ? { ...packages[0], ...found } : { packages, ...found }, whole);
  if (!isDeployable) process.exitCode = 1;
}

/** @param unread builds without source maps */
function describeDropped(uses: DroppedUse[], unread: string[], major: number): string[] {
  const lines = uses.map(({ where, what, instead }) => `  ${where}: ${what}. Instead, ${instead}.`);
  const unknown = unread.map(
    (name) => `What React ${major} drops of ${name} is not known: its build has no source maps.`,
  );
  if (lines.length > 0) return [`React ${major} drops:`, ...lines, ...unknown];
  return unknown.length > 0 ? unknown : [`Nothing in it is announced to go with React ${major}.`];
}

import { type Command, Option } from 'commander';
import { checkBuild } from '../check/buildRules.ts';
import { checkFit } from '../check/fitRules.ts';
import { refuse } from '../check/Refusal.ts';
import type { Release } from '../registry/schema.ts';
import { channelOf, releaseOf, type State } from '../registry/state.ts';
import { release } from '../release/release.ts';
import { apiPath } from './apiPath.ts';
import type { Builds } from './Builds.ts';
import { parsePercent } from './canary.ts';
import { disabledNote } from './changeChannel.ts';
import { baseOption, budgetOption } from './check.ts';
import { openDeployment } from './openDeployment.ts';
import { operator } from './operator.ts';
import { example, jsonOption, whyOption } from './options.ts';
import { pageUrlOf } from './pageUrlOf.ts';
import { placeChanges } from './placeChanges.ts';
import { print } from './print.ts';

interface ReleaseCommandOptions {
  why: string;
  base?: string;
  canary?: number;
  hold?: boolean;
  budget: number;
  json?: boolean;
}

export function addRelease(program: Command, { argument, description, example: wanted, find }: Builds): void {
  program
    .command('release')
    .description('check a build and make it the active version')
    .argument(argument, description)
    .addOption(whyOption('Released by hand'))
    .addOption(baseOption())
    .option('--canary <percent>', 'serve it only to this percentage of the customers', parsePercent)
    .addOption(new Option('--hold', 'upload and register it, but serve it to nobody yet').conflicts('canary'))
    .addOption(budgetOption())
    .addOption(jsonOption())
    .addHelpText('after', example(`bank release ${wanted} --why "Show the available credit"`))
    .action((wanted: string, options: ReleaseCommandOptions) => releaseCommand(wanted, options, find));
}

async function releaseCommand(wanted: string, options: ReleaseCommandOptions, find: Builds['find']): Promise<void> {
  const { why, base, canary, hold, budget } = options;
  const deployment = await openDeployment((line) => console.error(line));
  const candidate = await find(wanted, base);
  const { name, version } = candidate.release;
  const address = await pageUrlOf(candidate.release);
  const api = await apiPath();
  const problem = `${name} ${version} cannot be deployed.`;
  refuse(problem, checkBuild(candidate, budget));
  const { registry, before } = await release(deployment, candidate, {
    by: operator(),
    why,
    to: hold ? 'nobody' : (canary ?? 'everybody'),
    guard: (release, state) => refuse(problem, checkFit(release, state, api)),
  });
  const changes = changesOf(candidate.release, before);
  const data = { name, version, revision: registry?.revision, changed: registry !== undefined, address, changes };
  const who = hold ? ', held' : canary === undefined ? '' : ` to ${canary} % of the customers`;
  const note = disabledNote(name, channelOf(registry ?? before, name));
  const text = registry
    ? `Released ${name} ${version}${who} (revision ${registry.revision}).\n${changes}${note}\n${address}`
    : `${name} ${version} is already released like this; nothing to do.${note}\n${address}`;
  print(options, data, text);
}

function changesOf(release: Release, before: State): string {
  const { active = '' } = channelOf(before, release.name) ?? {};
  const old = releaseOf(before, release.name, active);
  const since = old ? `before it was ${active}` : 'it is the first version';
  return [`${newFiles(release, old)}; ${since}.`, ...placeChanges(release, old)].join('\n');
}

/** Names are content hashes: customers download only the new ones. */
function newFiles({ assets }: Release, old: Release | undefined): string {
  const known = new Set(Object.values(old?.assets ?? {}).map(({ integrity }) => integrity));
  const added = Object.values(assets).filter(({ integrity }) => !known.has(integrity));
  const bytes = added.reduce((sum, asset) => sum + asset.bytes, 0);
  return `${added.length} of ${Object.keys(assets).length} files are new (${(bytes / 1000).toFixed(1)} kB)`;
}

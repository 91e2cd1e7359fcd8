import { checkBuild } from '@bank/registry/check/buildRules.ts';
import { checkChange } from '@bank/registry/check/checkChange.ts';
import { checkComponents } from '@bank/registry/check/componentRules.ts';
import { checkGroups } from '@bank/registry/check/groupRules.ts';
import { refuse } from '@bank/registry/check/Refusal.ts';
import { loadConfig } from '@bank/registry/config/loadConfig.ts';
import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import { operator } from '@bank/registry/config/operator.ts';
import { configFile } from '@bank/registry/config/places.ts';
import { releaseTogether } from '@bank/registry/release/release.ts';
import { latestRegistry } from '@bank/registry/revisions/registry.ts';
import { requireRole } from '@bank/registry/roles/requireRole.ts';
import type { Release } from '@bank/registry/schema.ts';
import { channelOf, releaseOf, type State } from '@bank/registry/state.ts';
import { type Command, Option } from 'commander';
import { type Builds, findAll, namesOf, optional } from './Builds.ts';
import { parsePercent } from './canary.ts';
import { disabledNote } from './changeChannel.ts';
import { baseOption, budgetOption } from './check.ts';
import { deploymentFacts } from './deploymentFacts.ts';
import { example, jsonOption, togetherOption, whyOption } from './options.ts';
import { pageUrlOf } from './pageUrlOf.ts';
import { placeChanges } from './placeChanges.ts';
import { print } from './print.ts';
import { requireRegistry } from './requireRegistry.ts';

interface ReleaseCommandOptions {
  together?: string[];
  why: string;
  base?: string;
  canary?: number;
  hold?: boolean;
  budget: number;
  json?: boolean;
}

export function addRelease(program: Command, builds: Builds): void {
  const { argument, description, example: wanted, find } = builds;
  program
    .command('release')
    .description('check a build and make it the active version')
    .argument(optional(argument), description)
    .addOption(togetherOption(description))
    .addOption(whyOption('Released by hand'))
    .addOption(baseOption())
    .option('--canary <percent>', 'serve it only to this percentage of the customers', parsePercent)
    .addOption(new Option('--hold', 'upload and register it, but serve it to nobody yet').conflicts('canary'))
    .addOption(budgetOption())
    .addOption(jsonOption())
    .addHelpText('after', example(`bank release ${wanted} --why "Show the available credit"`))
    .action((wanted: string | undefined, options: ReleaseCommandOptions, command: Command) =>
      releaseCommand(namesOf(builds, command, wanted, options.together), options, find),
    );
}

async function releaseCommand(names: string[], options: ReleaseCommandOptions, find: Builds['find']): Promise<void> {
  const { why, base, canary, hold, budget } = options;
  const deployment = await openDeployment((line) => console.error(line));
  const candidates = await findAll(find, names, base);
  const addresses = await Promise.all(candidates.map((candidate) => pageUrlOf(candidate.release)));
  const facts = await deploymentFacts();
  const all = candidates.map(({ release: { name, version } }) => `${name} ${version}`).join(', ');
  const problem = `${all} cannot be deployed.`;
  const { navigationGroups } = await loadConfig(configFile());
  const refusals = candidates.flatMap((candidate) => [
    ...checkBuild(candidate, budget),
    ...checkComponents(candidate, facts.refuse),
    ...checkGroups(candidate.release, navigationGroups),
  ]);
  refuse(problem, refusals);
  // A wrong registry is refused first: in another one, others have roles, and in an empty one nobody has.
  const isFirst = candidates.some(({ release }) => release.kind === 'shell');
  await (isFirst ? latestRegistry : requireRegistry)(deployment);
  await requireRole(
    deployment,
    candidates.map(({ release }) => release),
  );
  const { registry, before } = await releaseTogether(deployment, candidates, {
    by: operator(),
    why,
    to: hold ? 'nobody' : (canary ?? 'everybody'),
    guard: (before, after) => refuse(problem, checkChange(before, after, facts)),
  });
  const packages = candidates.map(({ release }, at) => ({
    ...{ name: release.name, version: release.version, address: addresses[at] },
    changes: changesOf(release, before),
  }));
  const outcome = { revision: registry?.revision, changed: registry !== undefined };
  const who = hold ? ', held' : canary === undefined ? '' : ` to ${canary} % of the customers`;
  const what = registry
    ? `Released ${all}${who} (revision ${registry.revision}).`
    : `${all} is already released like this; nothing to do.`;
  const details = packages.map(({ name, changes, address }) => {
    const note = disabledNote(name, channelOf(registry ?? before, name));
    return `${registry && candidates.length > 1 ? `${name}: ` : ''}${registry ? changes : ''}${note}\n${address}`.trim();
  });
  const data = packages.length === 1 ? { ...packages[0], ...outcome } : { packages, ...outcome };
  print(options, data, [what, ...details].join('\n'));
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

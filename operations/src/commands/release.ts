import { latestBank } from '@bank/registry/bank/latest.ts';
import { commandLine } from '@bank/registry/commandLine.ts';
import { loadReleaseRules } from '@bank/registry/config/loadConfig.ts';
import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import { configFile } from '@bank/registry/config/places.ts';
import type { ReleaseRules } from '@bank/registry/config/releaseRules.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { kilobytes } from '@bank/registry/kilobytes.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import type { Candidate } from '@bank/registry/release/readBuild.ts';
import { releaseOrder } from '@bank/registry/release/releaseOrder.ts';
import type { Release } from '@bank/registry/schema.ts';
import { channelOf, releaseOf, type State } from '@bank/registry/state.ts';
import { type Command, Option } from 'commander';
import { type Builds, findAll, namesOf, optional } from './Builds.ts';
import { parsePercent } from './canary.ts';
import { disabledNote } from './changeChannel.ts';
import { baseOption, budgetOption } from './check.ts';
import { example, jsonOption, togetherOption, whyOption } from './options.ts';
import { describeReaders, pageOf } from './pageOf.ts';
import { pageUrlOf } from './pageUrlOf.ts';
import { placeChanges } from './placeChanges.ts';
import { print } from './print.ts';
import { namesOfCandidates, releaseCandidates } from './releaseCandidates.ts';

/** A canary is compared with what the other customers have. */
const MAX_JUDGED_PERCENT = 50;

interface ReleaseCommandOptions {
  together?: string[];
  all?: boolean;
  why: string;
  base?: string;
  canary?: number;
  guard?: boolean;
  hold?: boolean;
  budget: number;
  json?: boolean;
}

export function addRelease(program: Command, builds: Builds): void {
  const { argument, description, example: wanted } = builds;
  program
    .command('release')
    .description('check a build and make it the active version')
    .argument(optional(argument), description)
    .addOption(togetherOption(description))
    .addOption(
      new Option('--all', 'one after the other, in the order in which they need each other').conflicts([
        'together',
        'json',
      ]),
    )
    .addOption(whyOption('Released by hand'))
    .addOption(baseOption())
    .option('--canary <percent>', 'serve it only to this percentage of the customers', parsePercent)
    .option('--guard', 'gateways judge the canary: they withdraw it, or promote it step by step')
    .option('--no-guard', 'release without, where the deployment guards every release')
    .addOption(
      new Option('--hold', 'upload and register it, but serve it to nobody yet').conflicts(['canary', 'guard']),
    )
    .addOption(budgetOption())
    .addOption(jsonOption())
    .addHelpText('after', example(`bank release ${wanted} --why "Show the available credit"`))
    .action(async (wanted: string | undefined, options: ReleaseCommandOptions, command: Command) => {
      const { all, together, base } = options;
      const names = all ? await builds.all(wanted) : namesOf(builds, command, wanted, together);
      const candidates = await findAll(builds.find, names, base);
      for (const step of all ? stepsOf(candidates) : [candidates]) await releaseStep(step, options);
    });
}

function stepsOf(candidates: Candidate[]): Candidate[][] {
  const order = releaseOrder(candidates.map(({ release }) => release));
  return order.map((step) => candidates.filter(({ release }) => step.includes(release)));
}

async function releaseStep(candidates: Candidate[], options: ReleaseCommandOptions): Promise<void> {
  const { why, hold, budget } = options;
  const deployment = await openDeployment((line) => console.error(line));
  const addresses = await Promise.all(candidates.map((candidate) => addressOf(candidate.release, hold)));
  const readers = candidates.map(({ release }) => describeReaders(pageOf(release)));
  const all = namesOfCandidates(candidates);
  const rules = await loadReleaseRules(configFile());
  const { canary, isJudged } = await sharesOf(deployment, candidates, options, rules);
  const { registry, before } = await releaseCandidates(deployment, candidates, budget, {
    why,
    to: hold ? 'nobody' : (canary ?? 'everybody'),
    isJudged,
    autoRollback: rules.autoRollback,
  });
  const packages = candidates.map(({ release }, at) => ({
    name: release.name,
    version: release.version,
    ...addresses[at],
    changes: changesOf(release, before),
  }));
  const outcome = { revision: registry?.revision, changed: registry !== undefined };
  const who = hold
    ? ', held'
    : canary === undefined
      ? ''
      : ` to ${canary} % of the customers${isJudged ? ', judged by the gateways' : ''}`;
  const what = registry
    ? `Released ${all}${who} (revision ${registry.revision}).`
    : `${all} is already released like this; nothing to do.`;
  const details = packages.map(({ name, changes, address, preview }, at) => {
    const note = disabledNote(name, channelOf(registry ?? before, name));
    const look = address ? `${address}${readers[at]}` : `Look at it: ${preview}`;
    return `${registry && candidates.length > 1 ? `${name}: ` : ''}${registry ? changes : ''}${note}\n${look}`.trim();
  });
  const data = packages.length === 1 ? { ...packages[0], ...outcome } : { packages, ...outcome };
  print(options, data, [what, ...details].join('\n'));
}

/** Decides who gets it first, and whether gateways judge it. @throws {OperatorError} when nobody would judge */
async function sharesOf(
  deployment: Deployment,
  candidates: Candidate[],
  { canary, guard, hold }: ReleaseCommandOptions,
  rules: ReleaseRules,
): Promise<{ canary: number | undefined; isJudged: boolean }> {
  const { authority, state } = await latestBank(deployment);
  // A package without an active version has nothing to compare the canary with.
  const isFirst = candidates.some(({ release }) => !channelOf(state, release.name));
  const isJudged = guard ?? (rules.guard && !hold && !isFirst);
  if (!isJudged) return { canary, isJudged };
  if (candidates.length > 1)
    throw new OperatorError(
      'Gateways judge no packages that go live together. Add --no-guard and --canary 10, watch it, and promote it by hand.',
    );
  if (canary !== undefined && canary > MAX_JUDGED_PERCENT)
    throw new OperatorError(
      `A guarded release begins with ${MAX_JUDGED_PERCENT} % of the customers at most, for it is compared with what the others have. Name a smaller share with --canary, or add --no-guard.`,
    );
  if (authority && (authority.roles.judges ?? []).length === 0)
    throw new OperatorError(
      `No gateway judges canaries here. Release with --canary and watch it, or give the key of a gateway that role: ${commandLine('grant Gateways --key gateway=… --judge')}`,
    );
  return { canary: canary ?? rules.percent, isJudged };
}

/** A held release does not show at its page's address. */
async function addressOf(release: Release, hold = false): Promise<{ address?: string; preview?: string }> {
  if (!hold) return { address: await pageUrlOf(release) };
  return { preview: commandLine(`preview ${release.name} ${release.version.split('-')[1]}`) };
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
  return `${added.length} of ${Object.keys(assets).length} files are new (${kilobytes(bytes)})`;
}

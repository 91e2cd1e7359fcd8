import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkChange } from '@bank/registry/check/checkChange.ts';
import { describe } from '@bank/registry/check/Refusal.ts';
import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { withLive } from '@bank/registry/edits/activate.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { previewedTogether } from '@bank/registry/preview/previewedTogether.ts';
import { previewFault } from '@bank/registry/preview/previewFault.ts';
import { MAX_PREVIEW_HOURS, signPreview } from '@bank/registry/preview/previewToken.ts';
import type { Candidate } from '@bank/registry/release/readBuild.ts';
import type { Authority } from '@bank/registry/roles/Authority.ts';
import type { Registry } from '@bank/registry/schema.ts';
import { channelOf, requireRelease, type State, type Version } from '@bank/registry/state.ts';
import { type Command, InvalidArgumentError } from 'commander';
import { type Builds, findAll, namesOf, optional } from './Builds.ts';
import { disabledNote } from './changeChannel.ts';
import { baseOption, budgetOption } from './check.ts';
import { deploymentFacts } from './deploymentFacts.ts';
import { findApp, findVersion } from './findApp.ts';
import { example, jsonOption, togetherOption, whyOption } from './options.ts';
import { pageUrlOf } from './pageUrlOf.ts';
import { print } from './print.ts';
import { releaseCandidates } from './releaseCandidates.ts';
import { requireBank, requireRegistry } from './requireRegistry.ts';

const HOUR_MS = 60 * 60 * 1000;

interface PreviewOptions {
  hours: number;
  together?: string[];
  why: string;
  base?: string;
  budget: number;
  json?: boolean;
}

export function addPreview(program: Command, builds: Builds): void {
  const { argument, description, example: wanted } = builds;
  program
    .command('preview')
    .description('a link that shows a version which nobody has yet, in the tab of whoever opens it')
    .argument(optional(argument), `${description}, to be held; with a version, a package of the registry`)
    .argument('[version|folder]', 'a version, or the start of its hash, or a folder that holds a build of the package')
    .option('--hours <number>', `how long the link works, at most ${MAX_PREVIEW_HOURS}`, parseHours, 24)
    .addOption(togetherOption(description))
    .addOption(whyOption('To be looked at'))
    .addOption(baseOption())
    .addOption(budgetOption())
    .addOption(jsonOption())
    .addHelpText('after', example(`bank preview ${wanted}`) + example('bank preview accounts 4f1c --hours 72'))
    .action(
      async (wanted: string | undefined, which: string | undefined, options: PreviewOptions, command: Command) => {
        const deployment = await openDeployment((line) => console.error(line));
        const isVersion = wanted !== undefined && which !== undefined && !existsSync(path.join(which, 'bank.json'));
        if (isVersion) return preview(deployment, await findReleased(deployment, wanted, which), options);
        const names = namesOf(builds, command, which ?? wanted, options.together);
        const candidates = await findAll(builds.find, names, options.base);
        const [first] = candidates;
        if (which !== undefined) requireSame(wanted, first, which);
        await releaseCandidates(deployment, candidates, options.budget, { why: options.why, to: 'nobody' });
        await preview(deployment, { app: first?.release.name ?? '', version: first?.release.version ?? '' }, options);
      },
    );
}

async function findReleased(deployment: Deployment, wanted: string, start: string): Promise<Version> {
  const registry = await requireRegistry(deployment);
  const app = findApp(registry, wanted);
  return { app, version: findVersion(registry, app, start) };
}

function requireSame(wanted: string | undefined, candidate: Candidate | undefined, folder: string): void {
  const { name = '' } = candidate?.release ?? {};
  if ([wanted, `mfe-${wanted}`].includes(name)) return;
  throw new OperatorError(`${folder} holds a build of ${name}, not of ${wanted}. Name the folder alone.`);
}

async function preview(deployment: Deployment, one: Version, { hours, ...options }: PreviewOptions): Promise<void> {
  const bank = await requireBank(deployment);
  const { registry, authority } = bank;
  const versions = previewedTogether(registry, one);
  const fault = versions.map((each) => previewFault(bank, each, one.app)).find((found) => found !== undefined);
  if (fault || !authority) throw new OperatorError(`It cannot be shown yet: ${fault}`);
  const until = Date.now() + hours * HOUR_MS;
  const token = await signPreview(deployment, authority, { ...one, until });
  await warnOfRefusals(registry, versions, authority);
  const address = `${await pageUrlOf(requireRelease(registry, one.app, one.version))}?preview=${token}`;
  const names = versions.map(({ app, version }) => `${app} ${version}`).join(', ');
  const ends = new Date(until).toISOString();
  const note = disabledNote(one.app, channelOf(registry, one.app));
  const text = `Whoever opens this sees ${names} until ${ends.slice(0, 16).replace('T', ' ')} UTC, in that tab:${note}\n${address}`;
  print(options, { versions, until: ends, address }, text);
}

/** A version that is previewed may be far from ready. */
async function warnOfRefusals(registry: Registry, versions: Version[], authority: Authority): Promise<void> {
  const after = versions.reduce<State>(
    (state, one) => withLive(state, requireRelease(state, one.app, one.version)),
    registry,
  );
  const refusals = checkChange(registry, after, await deploymentFacts(authority));
  if (refusals.length > 0) console.error(`Warning: check would not let it go live now.\n${describe(refusals)}`);
}

function parseHours(text: string): number {
  const hours = Number(text);
  if (/^\d+$/.test(text) && hours >= 1 && hours <= MAX_PREVIEW_HOURS) return hours;
  throw new InvalidArgumentError(`Expected a whole number from 1 to ${MAX_PREVIEW_HOURS}.`);
}

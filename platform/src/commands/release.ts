import { type Command, InvalidArgumentError } from 'commander';
import { checkBuild } from '../check/buildRules.ts';
import { checkFit } from '../check/fitRules.ts';
import { refuse } from '../check/Refusal.ts';
import type { Release } from '../registry/schema.ts';
import { channelOf, type State } from '../registry/state.ts';
import { release } from '../release/release.ts';
import { addressOf } from './addressOf.ts';
import { parsePercent } from './canary.ts';
import { candidateOf } from './candidate.ts';
import { budgetOption } from './check.ts';
import { openDeployment } from './openDeployment.ts';
import { operator } from './operator.ts';
import { example, jsonOption, whyOption } from './options.ts';
import { print } from './print.ts';

interface ReleaseCommandOptions {
  why: string;
  base?: string;
  canary?: number;
  hold?: boolean;
  budget: number;
  json?: boolean;
}

export function addRelease(program: Command): void {
  program
    .command('release')
    .description('build a package, check it, and make it the active version')
    .argument('<package|folder>', 'a package of the workspace, such as mfe-accounts, or a folder that holds a build')
    .addOption(whyOption('Released by hand'))
    .option(
      '--base <url>',
      'where the artifacts are served, when not with the bank: a URL ending with a slash',
      baseUrl,
    )
    .option('--canary <percent>', 'give it to this part of the customers only', parsePercent)
    .option('--hold', 'upload and enter it, but give it to nobody yet')
    .addOption(budgetOption())
    .addOption(jsonOption())
    .addHelpText('after', example('bank release accounts --why "Show the available credit"'))
    .action(releaseCommand);
}

async function releaseCommand(wanted: string, options: ReleaseCommandOptions): Promise<void> {
  const { why, base, canary, hold, budget } = options;
  const deployment = await openDeployment((line) => console.error(line));
  const candidate = await candidateOf(wanted, base);
  const { name, version } = candidate.release;
  refuse(`${name} ${version}`, checkBuild(candidate, budget));
  const { registry, before } = await release(deployment, candidate, {
    by: operator(),
    why,
    to: hold ? 'nobody' : (canary ?? 'everybody'),
    guard: (release, state) => refuse(`${name} ${version}`, checkFit(release, state)),
  });
  const address = await addressOf(candidate.release);
  const changes = changesOf(candidate.release, before);
  const data = { name, version, revision: registry?.revision, changed: registry !== undefined, address, changes };
  const who = hold ? ', held' : canary === undefined ? '' : ` to ${canary} % of the customers`;
  const text = registry
    ? `Released ${name} ${version}${who} (revision ${registry.revision}).\n${changes}\n${address}`
    : `${name} ${version} is active already; nothing to do.\n${address}`;
  print(options, data, text);
}

/** Files are named by their content, so a name that is new is a file that customers fetch. */
function changesOf({ name, assets }: Release, before: State): string {
  const active = channelOf(before, name)?.active;
  const old = (active && before.releases[name]?.[active]?.assets) || {};
  const added = Object.entries(assets).filter(([file, { integrity }]) => old[file]?.integrity !== integrity);
  const bytes = added.reduce((sum, [, asset]) => sum + asset.bytes, 0);
  const count = `${added.length} of ${Object.keys(assets).length} files are new (${(bytes / 1000).toFixed(1)} kB)`;
  return active ? `${count}; before it was ${active}.` : `${count}; it is the first version.`;
}

function baseUrl(text: string): string {
  if (URL.canParse(text) && /^https?:.*\/$/.test(text)) return text;
  throw new InvalidArgumentError('Expected an absolute http(s) URL ending with a slash.');
}

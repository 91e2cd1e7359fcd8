import { byText } from '@bank/registry/byText.ts';
import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import { describeAudience } from '@bank/registry/describeAudience.ts';
import { type ChannelFacts, describeChannel } from '@bank/registry/describeChannel.ts';
import { describeSets, type SetFacts } from '@bank/registry/describeSets.ts';
import { describeRule, overdueText } from '@bank/registry/flags/describeFlags.ts';
import { plain } from '@bank/registry/plain.ts';
import type { Registry } from '@bank/registry/schema.ts';
import { channelOf } from '@bank/registry/state.ts';
import { withOwner } from '@bank/registry/withOwner.ts';
import type { Command } from 'commander';
import { findApp } from './findApp.ts';
import { example, jsonOption } from './options.ts';
import { age, print, table } from './print.ts';
import { requireRegistry } from './requireRegistry.ts';

const TITLES = ['Remote', 'Owner', 'State', 'Active', 'Canary', 'Previous', 'Held', 'Services', 'Age'];

export function addStatus(program: Command): void {
  program
    .command('status')
    .description('what is live: every package, or one, with owner, versions and age, and what gateways did to it last')
    .argument('[package]', 'a package of the registry, such as accounts')
    .addOption(jsonOption())
    .addHelpText('after', example('bank status') + example('bank status accounts'))
    .action(status);
}

async function status(wanted: string | undefined, options: { json?: boolean }): Promise<void> {
  const registry = await requireRegistry(await openDeployment());
  const app = wanted && findApp(registry, wanted);
  const isWanted = (name: string) => !app || name === app;
  const remotes = Object.entries(registry.remotes).sort(([one], [other]) => byText(one, other));
  const channels = [['shell', registry.shell] as const, ...remotes];
  const packages = channels
    .filter(([name]) => isWanted(name))
    .map(([name, channel]) => describeChannel(registry, name, channel));
  const heldPackages = Object.entries(registry.held ?? {})
    .filter(([name]) => isWanted(name) && !channelOf(registry, name))
    .map(([name, held]) => describeHeld(registry, name, held));
  const rows = [...packages.map(rowOf), ...heldPackages.map(heldRowOf)];
  const sets = describeSets(registry).filter(({ versions }) => versions.some((one) => isWanted(one.app)));
  const lines = [...sets.map(setLine), ...packages.flatMap(verdictLine), ...packages.flatMap(flagLines)];
  print(
    options,
    { revision: registry.revision, packages: [...packages, ...heldPackages], sets },
    [`Revision ${registry.revision}`, table([TITLES, ...rows]), ...lines].join('\n'),
  );
}

function verdictLine({ name, verdict }: ChannelFacts): string[] {
  if (!verdict) return [];
  const { version, percent, since, why = 'no reason is on record' } = verdict;
  const what =
    percent === undefined
      ? `took ${version} back`
      : percent === 100
        ? `promoted ${version}`
        : `gave ${version} to ${percent} % of the customers`;
  return [plain(`${name}: gateways ${what} ${age(since)} ago: ${why}`)];
}

function flagLines({ flags = [] }: ChannelFacts): string[] {
  return flags.flatMap((flag) => [
    plain(`${flag.name} is ${describeRule(flag.rule)} (${flag.owner}, until ${flag.until})`),
    ...(flag.isOverdue ? [plain(overdueText(flag))] : []),
  ]);
}

function setLine({ state, versions, percent = 0, ...others }: SetFacts): string {
  const where = state === 'canary' ? `canary (${describeAudience({ percent, ...others })})` : state;
  const members = versions.map(({ app, version, now }) => `${app} ${version}${now ? ` (now ${now})` : ''}`);
  return plain(`Together, ${where}: ${members.join(', ')}`);
}

function rowOf({
  name,
  owner,
  state,
  version,
  canary,
  previous,
  left,
  held,
  services,
  releasedAt,
}: ChannelFacts): string[] {
  return [
    name,
    owner,
    state,
    version,
    canary ? `${canary.version} (${describeAudience(canary)})` : '–',
    [previous[0] ?? '–', ...(left?.[0] ? [`(left ${left[0]})`] : [])].join(' '),
    held?.join(', ') ?? '–',
    services?.join(', ') ?? '–',
    age(releasedAt),
  ];
}

/** Held versions of a package that was never live. */
function describeHeld(registry: Registry, name: string, held: string[]) {
  const newest = registry.releases[name]?.[held.at(-1) ?? ''];
  const { owner = '–' } = newest ? withOwner(newest, registry) : {};
  return { name, owner, state: 'held', held, releasedAt: newest?.releasedAt ?? '' };
}

function heldRowOf({ name, owner, state, held, releasedAt }: ReturnType<typeof describeHeld>): string[] {
  return [name, owner, state, '–', '–', '–', held.join(', '), '–', age(releasedAt)];
}

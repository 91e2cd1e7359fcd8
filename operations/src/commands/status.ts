import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import { describeAudience } from '@bank/registry/describeAudience.ts';
import { type ChannelFacts, describeChannel } from '@bank/registry/describeChannel.ts';
import { describeSets, type SetFacts } from '@bank/registry/describeSets.ts';
import type { Registry } from '@bank/registry/schema.ts';
import { channelOf } from '@bank/registry/state.ts';
import { withOwner } from '@bank/registry/withOwner.ts';
import type { Command } from 'commander';
import { example, jsonOption } from './options.ts';
import { age, plain, print, table } from './print.ts';
import { requireRegistry } from './requireRegistry.ts';

const TITLES = ['Remote', 'Owner', 'State', 'Active', 'Canary', 'Previous', 'Held', 'Services', 'Age'];

export function addStatus(program: Command): void {
  program
    .command('status')
    .description('what is live: every package with owner, versions and age')
    .addOption(jsonOption())
    .addHelpText('after', example('bank status'))
    .action(status);
}

async function status(options: { json?: boolean }): Promise<void> {
  const registry = await requireRegistry(await openDeployment());
  const channels = [['shell', registry.shell] as const, ...Object.entries(registry.remotes).sort()];
  const packages = channels.map(([name, channel]) => describeChannel(registry, name, channel));
  const heldPackages = Object.entries(registry.held ?? {})
    .filter(([name]) => !channelOf(registry, name))
    .map(([name, held]) => describeHeld(registry, name, held));
  const rows = [...packages.map(rowOf), ...heldPackages.map(heldRowOf)];
  const sets = describeSets(registry);
  print(
    options,
    { revision: registry.revision, packages: [...packages, ...heldPackages], sets },
    [`Revision ${registry.revision}`, table([TITLES, ...rows]), ...sets.map(setLine)].join('\n'),
  );
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

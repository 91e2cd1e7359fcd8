import type { Command } from 'commander';
import { describeChannel } from '../registry/describeChannel.ts';
import { openDeployment } from './openDeployment.ts';
import { example, jsonOption } from './options.ts';
import { age, print, table } from './print.ts';
import { requireRegistry } from './requireRegistry.ts';

const TITLES = ['Remote', 'Owner', 'State', 'Active', 'Canary', 'Previous', 'Age'];

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
  const rows = packages.map(({ name, owner, state, version, canary, previous, left, releasedAt }) => [
    name,
    owner,
    state,
    version,
    canary ? `${canary.version} (${canary.percent} %)` : '–',
    [previous[0] ?? '–', ...(left?.[0] ? [`(left ${left[0]})`] : [])].join(' '),
    age(releasedAt),
  ]);
  print(
    options,
    { revision: registry.revision, packages },
    `Revision ${registry.revision}\n${table([TITLES, ...rows])}`,
  );
}

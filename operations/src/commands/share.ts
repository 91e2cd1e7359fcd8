import { loadNotShared } from '@bank/registry/config/loadConfig.ts';
import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import { configFile } from '@bank/registry/config/places.ts';
import { kilobytes } from '@bank/registry/kilobytes.ts';
import type { Command } from 'commander';
import { duplicates } from '../inventory/duplicates.ts';
import { type Passed, type Proposal, proposals } from '../inventory/proposals.ts';
import { example, jsonOption } from './options.ts';
import { print, table } from './print.ts';
import { requireBank } from './requireRegistry.ts';

const TITLES = ['Package', 'Version', 'Loaded again', 'Bundled by'];

export function addShare(program: Command): void {
  program
    .command('share')
    .description('propose which packages the shell should lend to the remotes that bundle them, and say how')
    .addOption(jsonOption())
    .addHelpText('after', example('bank share'))
    .action(shareCommand);
}

async function shareCommand(options: { json?: boolean }): Promise<void> {
  const deployment = await openDeployment();
  const { registry } = await requireBank(deployment);
  const { duplicates: found, unknown } = await duplicates(deployment, registry);
  const { proposed, passed } = proposals(found, await loadNotShared(configFile()));
  print(
    options,
    { revision: registry.revision, proposed, passed, unknown },
    [...describe(proposed), ...leftOut(passed, unknown)].join('\n'),
  );
}

function describe(proposed: Proposal[]): string[] {
  const [first] = proposed;
  if (!first) return ['No package is worth it, or fits all remotes that bundle it.'];
  const rows = proposed.map(({ package: name, version, twice, remotes }) => [
    name,
    version,
    kilobytes(twice),
    remotes.join(', '),
  ]);
  return [table([TITLES, ...rows]), '', `To lend ${first.package}, in the checkout:`, ...steps(first)];
}

function steps({ package: name, version }: Proposal): string[] {
  return [
    `  1. npm run pnpm -- --filter @bank/shared add --save-exact ${name}@${version}`,
    '  2. Export what the remotes use of it from a module of shared/src, and name that under "exports" in shared/package.json. The shell’s next release lends it.',
    '  3. Have the squads import it from there, and release.',
    `  4. Refuse further copies in the deployment’s configuration: "refuse": { "packages": ["${name}"] }`,
    `Not to have it proposed again: "notShared": ["${name}"] in the configuration.`,
  ];
}

function leftOut(passed: Passed[], unknown: string[]): string[] {
  return [
    ...passed.map(({ package: name, why }) => `Not proposed: ${name}, because ${why}.`),
    ...(unknown.length > 0 ? [`Not known, because they have no source maps: ${unknown.join(', ')}.`] : []),
  ];
}

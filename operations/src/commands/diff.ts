import { registryAt } from '@bank/registry/bank/history.ts';
import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import { diffStates, type StateChange } from '@bank/registry/diffStates.ts';
import { plain } from '@bank/registry/plain.ts';
import { diffComponents } from '@bank/registry/sbom/diffComponents.ts';
import type { Command } from 'commander';
import { example, jsonOption } from './options.ts';
import { parseCount, print } from './print.ts';
import { requireRegistry } from './requireRegistry.ts';

export function addDiff(program: Command): void {
  program
    .command('diff')
    .description('what changed between two revisions of the registry, and in what the live versions bundle')
    .argument('<revision>', 'the earlier one', parseCount)
    .argument('[revision]', 'the later one; by default the newest', parseCount)
    .addOption(jsonOption())
    .addHelpText('after', example('bank diff 41 42'))
    .action(diff);
}

async function diff(from: number, to: number | undefined, options: { json?: boolean }): Promise<void> {
  const deployment = await openDeployment();
  const after = await (to === undefined ? requireRegistry(deployment) : registryAt(deployment, to));
  const before = await registryAt(deployment, from);
  const changes = [...diffStates(before, after), ...(await diffComponents(deployment, before, after))];
  print(options, changes, describeChanges(changes) || `Revisions ${from} and ${after.revision} are equal.`);
}

export function describeChanges(changes: StateChange[]): string {
  return changes
    .map(({ app, what, from, to }) => `${app}: ${what} ${plain(from ?? '–')} → ${plain(to ?? '–')}`)
    .join('\n');
}

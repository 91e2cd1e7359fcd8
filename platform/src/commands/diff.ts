import type { Command } from 'commander';
import { diffStates } from '../registry/diffStates.ts';
import { latestRevision, readRevision } from '../registry/registry.ts';
import { openDeployment } from './openDeployment.ts';
import { example, jsonOption } from './options.ts';
import { parseCount, print } from './print.ts';

export function addDiff(program: Command): void {
  program
    .command('diff')
    .description('what changed between two revisions of the registry')
    .argument('<revision>', 'the earlier one', parseCount)
    .argument('[revision]', 'the later one; by default the newest', parseCount)
    .addOption(jsonOption())
    .addHelpText('after', example('bank diff 41 42'))
    .action(diff);
}

async function diff(from: number, to: number | undefined, options: { json?: boolean }): Promise<void> {
  const deployment = await openDeployment();
  const until = to ?? (await latestRevision(deployment.store));
  const [before, after] = await Promise.all([from, until].map((number) => readRevision(deployment, number)));
  if (!before || !after) return;
  const changes = diffStates(before.registry, after.registry);
  const lines = changes.map(({ app, what, from, to }) => `${app}: ${what} ${from ?? '–'} → ${to ?? '–'}`);
  print(options, changes, lines.join('\n') || `Revisions ${from} and ${until} say the same.`);
}

import type { Command } from 'commander';
import { checkChange } from '../check/checkChange.ts';
import { checkServed } from '../check/checkServed.ts';
import { refuse } from '../check/Refusal.ts';
import { openDeployment } from '../config/openDeployment.ts';
import { operator } from '../config/operator.ts';
import { diffStates } from '../registry/diffStates.ts';
import { restore } from '../registry/edits/restore.ts';
import type { State } from '../registry/state.ts';
import { unreadApps } from '../registry/unreadApps.ts';
import { readRevision } from '../revisions/registry.ts';
import { revise } from '../revisions/revise.ts';
import { deploymentFacts } from './deploymentFacts.ts';
import { describeChanges } from './diff.ts';
import { example, jsonOption, whyOption } from './options.ts';
import { parseCount, print } from './print.ts';
import { requireRegistry } from './requireRegistry.ts';

export function addRestore(program: Command): void {
  program
    .command('restore')
    .description('bring every package back to an earlier revision, as a new revision')
    .argument('<revision>', 'its number', parseCount)
    .addOption(whyOption('Restored by hand'))
    .addOption(jsonOption())
    .addHelpText('after', example('bank restore 41 --why "The afternoon’s releases belong together"'))
    .action(restoreCommand);
}

async function restoreCommand(revision: number, { why, ...options }: { why: string; json?: boolean }): Promise<void> {
  const deployment = await openDeployment();
  const current = await requireRegistry(deployment);
  const past = (await readRevision(deployment, revision)).registry;
  const facts = await deploymentFacts();
  const checked = async (state: State) => {
    const after = restore(past)(state);
    const served = await checkServed(deployment, state, after, facts.refuse);
    refuse(`Revision ${revision} cannot be restored.`, [...checkChange(state, after, facts), ...served]);
    return after;
  };
  const reason = { by: operator(), action: 'restore', app: 'registry', why };
  const { registry, before } = await revise(deployment, reason, checked);
  const changes = registry ? diffStates(before, registry) : [];
  const text = registry
    ? `Restored revision ${revision} (revision ${registry.revision}).\n${describeChanges(changes)}`
    : `Nothing to do: the registry is already in that state (revision ${current.revision}).`;
  for (const [app, problem] of unreadApps(past))
    console.error(`Warning: ${app} stays as it is, because a newer platform wrote revision ${revision}. ${problem}`);
  const data = {
    revision: (registry ?? current).revision,
    changed: registry !== undefined,
    restored: revision,
    changes,
  };
  print(options, data, text.trimEnd());
}

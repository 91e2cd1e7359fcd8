import { registryAt } from '@bank/registry/bank/history.ts';
import { checkChange } from '@bank/registry/check/checkChange.ts';
import { checkServed } from '@bank/registry/check/checkServed.ts';
import { refuse } from '@bank/registry/check/Refusal.ts';
import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import { operator } from '@bank/registry/config/operator.ts';
import { diffStates } from '@bank/registry/diffStates.ts';
import { restore } from '@bank/registry/edits/restore.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import type { State } from '@bank/registry/state.ts';
import type { Command } from 'commander';
import { deploymentFacts } from './deploymentFacts.ts';
import { describeChanges } from './diff.ts';
import { example, jsonOption, whyOption } from './options.ts';
import { parseCount, print } from './print.ts';
import { requireBank } from './requireRegistry.ts';

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
  const { registry: current, authority } = await requireBank(deployment);
  const past = await registryAt(deployment, revision);
  const facts = await deploymentFacts(authority);
  const checked = async (state: State) => {
    const after = restore(past)(state);
    const served = await checkServed(deployment, state, after, facts);
    refuse(`Revision ${revision} cannot be restored.`, [...checkChange(state, after, facts), ...served]);
    return after;
  };
  const reason = { by: operator(), action: 'restore', app: 'registry', why };
  const { registry, before } = await revise(deployment, reason, checked);
  const changes = registry ? diffStates(before, registry) : [];
  const text = registry
    ? `Restored revision ${revision} (revision ${registry.revision}).\n${describeChanges(changes)}`
    : `Nothing to do: the registry is already in that state (revision ${current.revision}).`;
  const data = {
    revision: (registry ?? current).revision,
    changed: registry !== undefined,
    restored: revision,
    changes,
  };
  print(options, data, text.trimEnd());
}

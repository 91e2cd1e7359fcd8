import { createProgram } from '@bank/operations/commands/program.ts';
import type { Command } from 'commander';
import { packageBuilds } from '../workspace/packageBuilds.ts';
import { workspaceAround } from '../workspace/Workspace.ts';
import { addBuild } from './build.ts';
import { addDev } from './dev.ts';
import { addJourneys } from './journeys.ts';
import { addNew } from './new.ts';
import { addTypes } from './types.ts';
import { addUpgrade } from './upgrade.ts';

/** What the published package has: nothing that only the bank's checkout can do. */
export function createPackageProgram(): Command {
  return createProgram({
    builds: packageBuilds,
    workCommands: [addNew, addDev, addBuild, addJourneys, addTypes, addUpgrade],
  }).hook('preAction', (_, command) => {
    // An empty folder may lie in another remote's repository.
    if (command.name() !== 'new') enterRepository();
  });
}

/** Goes to the repository's root like npm's scripts: below it, neither the bank nor the keys that package.json names would count. */
function enterRepository(): void {
  const workspace = workspaceAround(process.cwd());
  if (workspace?.kind === 'repository') process.chdir(workspace.root);
}

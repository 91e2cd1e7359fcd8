import type { Command } from 'commander';
import { packageBuilds } from '../workspace/packageBuilds.ts';
import { addBuild } from './build.ts';
import { addDev } from './dev.ts';
import { addNew } from './new.ts';
import { createProgram } from './program.ts';
import { addJourneys } from './testCommand.ts';

/** What the published package has: nothing that only the bank's checkout can do. */
export function createPackageProgram(): Command {
  return createProgram({ builds: packageBuilds, workCommands: [addNew, addDev, addBuild, addJourneys] });
}

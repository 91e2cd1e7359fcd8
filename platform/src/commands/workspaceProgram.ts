import type { Command } from 'commander';
import { packageBuilds } from '../workspace/packageBuilds.ts';
import { addDev } from './dev.ts';
import { addFaults, addLeaks } from './fullSuites.ts';
import { addNew } from './new.ts';
import { createProgram } from './program.ts';
import { addStart, addStartLive } from './start.ts';
import { addJourneys, addNodes, addTest } from './testCommand.ts';

export function createWorkspaceProgram(): Command {
  return createProgram({
    builds: packageBuilds,
    checkoutCommands: [addStart, addStartLive, addDev, addTest, addNodes, addJourneys, addFaults, addLeaks, addNew],
  });
}

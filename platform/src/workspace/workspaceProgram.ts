import type { Command } from 'commander';
import { addDev } from '../commands/dev.ts';
import { addFaults, addLeaks } from '../commands/fullSuites.ts';
import { addNew } from '../commands/new.ts';
import { createProgram } from '../commands/program.ts';
import { addStart, addStartLive } from '../commands/start.ts';
import { addJourneys, addNodes, addTest } from '../commands/testCommand.ts';
import { packageBuilds } from './packageBuilds.ts';

export function createWorkspaceProgram(): Command {
  return createProgram({
    builds: packageBuilds,
    checkoutCommands: [addStart, addStartLive, addDev, addTest, addNodes, addJourneys, addFaults, addLeaks, addNew],
  });
}

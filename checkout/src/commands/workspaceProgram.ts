import { createProgram } from '@bank/operations/commands/program.ts';
import { addBuild } from '@bank/platform/src/commands/build.ts';
import { addDev } from '@bank/platform/src/commands/dev.ts';
import { addNew } from '@bank/platform/src/commands/new.ts';
import { packageBuilds } from '@bank/platform/src/workspace/packageBuilds.ts';
import type { Command } from 'commander';
import { addGallery } from './gallery.ts';
import { addStart, addStartLive } from './start.ts';
import { addAnywhere, addFirefox, addJourneys, addNodes, addProofs, addTest } from './testCommand.ts';

export function createWorkspaceProgram(): Command {
  return createProgram({
    builds: packageBuilds,
    workCommands: [
      addStart,
      addStartLive,
      addDev,
      addGallery,
      addBuild,
      addTest,
      addProofs,
      addNodes,
      addAnywhere,
      addJourneys,
      addFirefox,
      addNew,
    ],
  });
}

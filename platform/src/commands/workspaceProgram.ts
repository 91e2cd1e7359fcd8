import type { Command } from 'commander';
import { packageBuilds } from '../workspace/packageBuilds.ts';
import { addBuild } from './build.ts';
import { addDev } from './dev.ts';
import { addGallery } from './gallery.ts';
import { addNew } from './new.ts';
import { createProgram } from './program.ts';
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

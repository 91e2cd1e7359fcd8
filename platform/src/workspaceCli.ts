import { createWorkspaceProgram } from './commands/workspaceProgram.ts';
import { runProgram } from './runProgram.ts';

await runProgram(createWorkspaceProgram());

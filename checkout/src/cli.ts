import { runProgram } from '@bank/operations/runProgram.ts';
import { createWorkspaceProgram } from './commands/workspaceProgram.ts';

await runProgram(createWorkspaceProgram());

import { runProgram } from './runProgram.ts';
import { createWorkspaceProgram } from './workspace/workspaceProgram.ts';

await runProgram(createWorkspaceProgram());

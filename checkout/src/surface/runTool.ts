import { execFile } from 'node:child_process';
import path from 'node:path';
import { root } from '../workspace/paths.ts';

/** Runs a development tool of the workspace. */
export function runTool(name: string, args: string[]): Promise<{ hasFailed: boolean; output: string }> {
  return new Promise((resolve) => {
    execFile(path.join(root, 'node_modules/.bin', name), args, { cwd: root }, (error, stdout, stderr) => {
      resolve({ hasFailed: error !== null, output: stdout + stderr });
    });
  });
}

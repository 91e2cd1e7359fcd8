import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { bundles } from '@bank/platform/src/workspace/bundles.ts';
import { root } from '@bank/platform/src/workspace/paths.ts';

export { root };

/** Starts the platform's CLI, or that of a copy of the workspace. */
export function runCli(args: string[], env: NodeJS.ProcessEnv, workspace = root): ChildProcess {
  const cli = path.join(workspace, path.relative(root, bundles.cli));
  return spawn(process.execPath, [cli, ...args], { cwd: workspace, env, stdio: 'pipe' });
}

/** What a command printed. @throws with the same text when it failed */
export async function output(child: ChildProcess): Promise<string> {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`The CLI ended with ${code}:\n${text}`);
  return text;
}

/** Waits until a started gateway serves. @throws with what it printed when it ends instead */
export async function ready(gateway: ChildProcess): Promise<void> {
  await printed(gateway, /(The bank is ready at)/);
}

/** Waits for a line of a started process. @returns its first group @throws with what it printed when it ends instead */
export function printed(child: ChildProcess, line: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        text += chunk;
        const found = line.exec(text)?.[1];
        if (found) resolve(found);
      });
    }
    child.on('exit', (code) => reject(new Error(`The process ended with ${code}:\n${text}`)));
  });
}

/** Ends a process that we started, in good order. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const end = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await end;
}

import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { bundles } from '@bank/checkout/workspace/bundles.ts';
import { root } from '@bank/checkout/workspace/paths.ts';

export { root };

export function runCli(args: string[], env: NodeJS.ProcessEnv, workspace = root): ChildProcess {
  const cli = path.join(workspace, path.relative(root, bundles.cli));
  return spawn(process.execPath, [cli, ...args], { cwd: workspace, env, stdio: 'pipe' });
}

/** @returns what it answers @throws with all that it says when the command fails */
export async function output(child: ChildProcess): Promise<string> {
  let [answer, text] = ['', ''];
  child.stdout?.on('data', (chunk) => (answer += chunk));
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`The CLI ended with ${code}:\n${text}`);
  return answer;
}

/** @throws with the output when the gateway exits first */
export async function whenReady(gateway: ChildProcess): Promise<void> {
  await waitForLine(gateway, /(The bank is ready at)/);
}

/** @returns the first group of the line @throws with the output when the process exits first */
export function waitForLine(child: ChildProcess, line: RegExp): Promise<string> {
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

/** Ends it with SIGTERM and waits. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const end = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await end;
}

import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import type { FolderStore } from '../registry/FolderStore.ts';
import { bundles } from '../workspace/bundles.ts';
import { root } from '../workspace/paths.ts';

/** What the command line is told of a deployment: where it is. */
interface CliDeployment {
  store: FolderStore;
  keys: { folder: string };
}

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Starts the real command line against a deployment of the test's own. */
export function startBank({ store, keys }: CliDeployment, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, [bundles.cli, ...args], {
    cwd: root,
    env: {
      ...process.env,
      BANK_STORE: store.root,
      BANK_KEYS: keys.folder,
      BANK_SEEN: path.join(path.dirname(store.root), 'seen'),
      BANK_OPERATOR: 'tester',
      ...env,
    },
    stdio: 'pipe',
  });
}

/** Runs the real command line to its end. */
export async function runBank(deployment: CliDeployment, ...args: string[]): Promise<Outcome> {
  return outcome(startBank(deployment, args));
}

export async function outcome(child: ChildProcess): Promise<Outcome> {
  const texts = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk) => (texts.stdout += chunk));
  child.stderr?.on('data', (chunk) => (texts.stderr += chunk));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, ...texts };
}

/** Waits until a started gateway serves. @returns its address with the base path */
export function served(gateway: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const read = (chunk: Buffer) => {
      text += chunk;
      const address = /ready at (\S+)/.exec(text)?.[1];
      if (address) resolve(address);
    };
    gateway.stdout?.on('data', read);
    gateway.stderr?.on('data', read);
    gateway.on('exit', (code) => reject(new Error(`The gateway ended with ${code}:\n${text}`)));
  });
}

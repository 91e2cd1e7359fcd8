import { spawn } from 'node:child_process';

interface RunOptions {
  env?: Record<string, string>;
  /** `stdout`: show only what the program writes to its error stream. */
  quiet?: 'stdout';
}

/** Runs a program with its output on the screen. @returns its exit code */
export function run(program: string, args: string[], cwd: string, { env, quiet }: RunOptions = {}): Promise<number> {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

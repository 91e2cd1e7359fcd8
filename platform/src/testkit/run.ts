import { spawn } from 'node:child_process';

interface RunOptions {
  env?: Record<string, string>;
  quiet?: 'stdout';
}

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

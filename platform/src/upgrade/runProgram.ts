import { type IOType, spawnSync } from 'node:child_process';
import { OperatorError } from '@bank/registry/OperatorError.ts';

/** @returns what it has printed @throws {OperatorError} when it fails, with its own words */
export function runProgram(program: string, args: string[], cwd: string, output: IOType = 'pipe'): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', output, output],
    // npm is a script on Windows.
    shell: process.platform === 'win32' && program !== 'git',
  });
  if (status === 0) return stdout ?? '';
  const reason = error?.message ?? stderr?.trim() ?? 'The lines above say why.';
  throw new OperatorError(`"${program} ${args.join(' ')}" failed in ${cwd}. ${reason}`);
}

import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** A line of a stack that Node writes, with or without the bundler's margin. */
const STACK_LINE = /^[\s│|]*at (?:.+ \()?(?:file:|node:|async |\/|[A-Za-z]:\\|<anonymous>).*$/;

/** Runs a program of Node in a folder. @returns what it has printed, without stacks unless DEBUG is set */
export async function runTool(
  file: string,
  args: string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<{ hasFailed: boolean; output: string }> {
  const child = spawn(process.execPath, [file, ...args], options);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  return { hasFailed: code !== 0, output: process.env.DEBUG ? output : withoutStacks(output) };
}

export function withoutStacks(output: string): string {
  const lines = output.split('\n').filter((line) => !STACK_LINE.test(stripVTControlCharacters(line)));
  return lines.join('\n').replaceAll(/\n{3,}/g, '\n\n');
}

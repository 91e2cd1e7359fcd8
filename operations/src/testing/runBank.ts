import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { format } from 'node:util';
import type { FolderStore } from '@bank/registry/store/FolderStore.ts';
import { folders } from '../commands/Builds.ts';
import { createProgram } from '../commands/program.ts';
import { runCommand } from '../runProgram.ts';
import { root, serverCli } from './checkout.ts';

interface CliDeployment {
  store: FolderStore;
  keys: { folder: string };
}

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

export function startBank(deployment: CliDeployment, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, [serverCli, ...args], {
    cwd: root,
    env: { ...process.env, ...environmentOf(deployment), ...env },
    stdio: 'pipe',
  });
}

/** Runs a command in this process, with its own environment, output and exit code. */
export async function runBank(deployment: CliDeployment, ...args: string[]): Promise<Outcome> {
  return runBankWith(deployment, {}, ...args);
}

let isRunning = false;

export async function runBankWith(
  deployment: CliDeployment,
  env: NodeJS.ProcessEnv,
  ...args: string[]
): Promise<Outcome> {
  if (isRunning) throw new Error('A command runs in this process already. Start one of its own with startBank().');
  isRunning = true;
  const before = { ...process.env };
  Object.assign(process.env, environmentOf(deployment), env);
  const { texts, restore } = captureOutput();
  process.exitCode = undefined;
  await runCommand(createProgram({ builds: folders }), args);
  const code = Number(process.exitCode ?? 0);
  process.exitCode = undefined;
  restore();
  process.env = before;
  isRunning = false;
  return { code, ...texts };
}

function captureOutput() {
  const texts = { stdout: '', stderr: '' };
  const line =
    (name: keyof typeof texts) =>
    (...parts: unknown[]) => {
      texts[name] += `${format(...parts)}\n`;
    };
  const write = (name: keyof typeof texts) => (text: string | Uint8Array) => {
    texts[name] += text;
    return true;
  };
  const spies = [
    jest.spyOn(console, 'log').mockImplementation(line('stdout')),
    jest.spyOn(console, 'error').mockImplementation(line('stderr')),
    jest.spyOn(process.stdout, 'write').mockImplementation(write('stdout')),
    jest.spyOn(process.stderr, 'write').mockImplementation(write('stderr')),
  ];
  const restore = () => {
    for (const spy of spies) spy.mockRestore();
  };
  return { texts, restore };
}

function environmentOf({ store, keys }: CliDeployment) {
  return {
    BANK_STORE: store.root,
    BANK_KEYS: keys.folder,
    BANK_SEEN: path.join(path.dirname(store.root), 'seen'),
    BANK_OPERATOR: 'tester',
  };
}

export async function outcome(child: ChildProcess): Promise<Outcome> {
  const texts = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk) => (texts.stdout += chunk));
  child.stderr?.on('data', (chunk) => (texts.stderr += chunk));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, ...texts };
}

/** @returns the address with the base path, once the gateway serves */
export function whenReady(gateway: ChildProcess): Promise<string> {
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

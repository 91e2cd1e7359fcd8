import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import type { Program } from './programs.ts';

const LOOK_AGAIN_MS = 20;
const LAST_LINES = 10;

interface Running extends Program {
  env: NodeJS.ProcessEnv;
  /** The file to which it writes. */
  log: string;
}

/** A process of the cluster, which drills end, kill and freeze. */
export class ServerProcess {
  readonly name: string;
  readonly #program: Running;
  #child: ChildProcess | undefined;

  constructor(name: string, program: Running) {
    this.name = name;
    this.#program = program;
  }

  /** @throws before it is launched */
  get id(): number {
    if (!this.#child?.pid) throw new Error(`${this.name} has not been launched.`);
    return this.#child.pid;
  }

  get isRunning(): boolean {
    return this.#child !== undefined && !hasEnded(this.#child);
  }

  /** Resolves once it is ready. @throws {OperatorError} with its last lines when it ends instead */
  async start(): Promise<void> {
    this.launch();
    await this.whenReady();
  }

  /** @throws {OperatorError} as above */
  async whenReady(): Promise<void> {
    const { isReady, log } = this.#program;
    while (!(await isReady())) {
      if (!this.isRunning) throw new OperatorError(`${this.name} has ended:\n${lastLines(log)}`);
      await setTimeout(LOOK_AGAIN_MS);
    }
  }

  /** Waits for nothing. @param more of its environment */
  launch(more: NodeJS.ProcessEnv = {}): ChildProcess {
    const { file, args, env, log } = this.#program;
    const output = openSync(log, 'a');
    // Ctrl+C is not for the servers: they end with the run.
    this.#child = spawn(file, args, { env: { ...env, ...more }, stdio: ['ignore', output, output], detached: true });
    closeSync(output);
    return this.#child;
  }

  /** @returns its exit code, or `null` when it was killed */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const child = this.#child;
    if (!child || hasEnded(child)) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = await ended;
    return code;
  }

  freeze(): void {
    this.#child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child?.kill('SIGCONT');
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function lastLines(file: string): string {
  return readFileSync(file, 'utf8').trim().split('\n').slice(-LAST_LINES).join('\n');
}

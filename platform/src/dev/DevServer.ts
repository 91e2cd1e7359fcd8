import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { remoteManifest, shellManifest } from '@bank/registry/manifestSchema.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { parse } from '@bank/registry/parse.ts';
import type { Release } from '@bank/registry/schema.ts';
import { bundlerOf } from '../workspace/bundler.ts';
import type { Package } from '../workspace/Workspace.ts';
import type { BuildReport, Problem } from './BuildReport.ts';

export const VERSION = '0.0.0-0000000000';

type Message = { kind: 'listening' } | { kind: 'built'; problems: Problem[] };

interface DevServerOptions {
  package: Package;
  port: number;
  env?: Record<string, string>;
  onChange: () => void;
}

export class DevServer {
  readonly name: string;
  readonly folder: string;
  readonly origin: string;
  problems: Problem[] = [];
  readonly #options: DevServerOptions;
  #process: ChildProcess | undefined;
  #release: Release | undefined;

  constructor(options: DevServerOptions) {
    this.name = options.package.name;
    this.folder = options.package.folder;
    this.origin = `http://localhost:${options.port}/`;
    this.#options = options;
    process.on('exit', () => this.#process?.kill());
  }

  /** Starts or restarts it. @returns after the first build, successful or not */
  async start(): Promise<void> {
    await this.#stop();
    const { name, folder } = this;
    const { port, env } = this.#options;
    const child = spawn(process.execPath, [bundlerOf({ name, folder }), 'serve'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'development', BANK_DEV_PORT: String(port), ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#process = child;
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output = `${output}${chunk}`.slice(-2000);
        process.stdout.write(withName(name, chunk.toString()));
      });
    }
    const isListening = new Promise<boolean>((resolve) => {
      child.on('message', (message: Message) => {
        if (message.kind === 'listening') resolve(true);
        else this.#report(message.problems);
      });
      child.on('close', () => resolve(false));
    });
    child.on('close', () => this.#process === child && this.#report([endOf(this, output)]));
    if (await isListening) await this.release().catch(() => undefined);
  }

  /** Falls back to the last readable build. @throws {OperatorError} when there has been none */
  async release(): Promise<Release> {
    try {
      this.#release = await readRelease(this);
    } catch (error) {
      if (error instanceof OperatorError && this.problems.length === 0)
        this.#report([{ name: this.name, text: error.message }]);
    }
    if (this.#release) return this.#release;
    throw new OperatorError(`${this.name} cannot be shown; the lines above say why.`);
  }

  tell(report: BuildReport): void {
    if (this.#process?.connected) this.#process.send(report);
  }

  #report(problems: Problem[]): void {
    this.problems = problems;
    this.#options.onChange();
  }

  async #stop(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null) return;
    child.kill();
    await once(child, 'exit');
  }
}

async function readRelease({ name, origin }: DevServer): Promise<Release> {
  const value: unknown = await (await fetch(`${origin}bank.json`)).json();
  const manifest =
    name === 'shell' ? parse(shellManifest, value, name) : parse(remoteManifest, value, `${name}/remote.ts`);
  return { ...manifest, version: VERSION, base: origin, assets: {}, releasedAt: new Date().toISOString() };
}

function endOf({ name, folder }: DevServer, output: string): Problem {
  const text = stripVTControlCharacters(output).replaceAll(`${folder}${path.sep}`, `${name}/`).trim();
  const place = new RegExp(`(${name}/[^\\s:]+:\\d+:\\d+)`).exec(text)?.[1];
  return { name, ...(place && { where: place }), text: text || 'Its development server has ended.' };
}

function withName(name: string, text: string): string {
  return text.replaceAll(/^(?=.)/gm, `[${name}] `);
}

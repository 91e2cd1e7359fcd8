import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { OperatorError } from '../OperatorError.ts';
import { parse } from '../parse.ts';
import { type Release, remoteManifest, shellManifest } from '../registry/schema.ts';
import { root } from '../workspace/paths.ts';
import type { BuildReport, Problem } from './BuildReport.ts';

/** The version of everything that is in development. */
export const VERSION = '0.0.0-0000000000';

/** What a development server says (`build/DevelopmentReports.js`). */
type Message = { kind: 'listening' } | { kind: 'built'; problems: Problem[] };

interface DevServerOptions {
  name: string;
  /** A free one. */
  port: number;
  env?: Record<string, string>;
  /** Hears of everything after which `problems` may be others. */
  onChange: () => void;
}

/** A package's development server: it compiles on its own, and the page takes what has changed. */
export class DevServer {
  readonly name: string;
  /** Its address with a slash at the end: `http://localhost:3101/`. */
  readonly origin: string;
  /** What keeps the package from running; empty while all is well. */
  problems: Problem[] = [];
  readonly #options: DevServerOptions;
  #process: ChildProcess | undefined;
  #release: Release | undefined;

  constructor(options: DevServerOptions) {
    this.name = options.name;
    this.origin = `http://localhost:${options.port}/`;
    this.#options = options;
    process.on('exit', () => this.#process?.kill());
  }

  /** Starts the server, or starts it again. @returns once it has built the package, or `problems` says why it cannot */
  async start(): Promise<void> {
    await this.#stop();
    const { name, port, env } = this.#options;
    const rspack = path.join(root, name, 'node_modules/@rspack/cli/bin/rspack.js');
    const child = spawn(process.execPath, [rspack, 'serve'], {
      cwd: path.join(root, name),
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
    child.on('close', () => this.#process === child && this.#report([endOf(name, output)]));
    // Answered when the first build is done.
    if (await isListening) await this.release().catch(() => undefined);
  }

  /**
   * The package as a release: a development build describes itself as a release does, but nothing is hashed, as it changes
   * with every keystroke. While it cannot be read, what it was before.
   *
   * @throws {OperatorError} when it has never been anything
   */
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

  /** Has the pages that are connected to this server hear of all packages. */
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

/** @throws {OperatorError} when what is there describes no package */
async function readRelease({ name, origin }: DevServer): Promise<Release> {
  const value: unknown = await (await fetch(`${origin}bank.json`)).json();
  const manifest =
    name === 'shell' ? parse(shellManifest, value, name) : parse(remoteManifest, value, `${name}/remote.ts`);
  return { ...manifest, version: VERSION, base: origin, assets: {}, releasedAt: new Date().toISOString() };
}

/** What a server said before it ended: mostly why its configuration could not be read. */
function endOf(name: string, output: string): Problem {
  const text = stripVTControlCharacters(output).replaceAll(`${root}${path.sep}`, '').trim();
  const place = new RegExp(`(${name}/[^\\s:]+:\\d+:\\d+)`).exec(text)?.[1];
  return { name, ...(place && { where: place }), text: text || 'Its development server has ended.' };
}

function withName(name: string, text: string): string {
  return text.replaceAll(/^(?=.)/gm, `[${name}] `);
}

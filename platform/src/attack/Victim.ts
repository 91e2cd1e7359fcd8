import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { loadConfig } from '../config/loadConfig.ts';
import type { Deployment } from '../registry/Deployment.ts';
import { FolderStore } from '../registry/FolderStore.ts';
import { KeyFolder } from '../signing/KeyFolder.ts';
import { freePort } from '../testing/freePort.ts';
import { bundles } from '../workspace/bundles.ts';
import { root } from '../workspace/paths.ts';

export const CUSTOMER = { username: 'demo', password: 'Harbour-Light-27' };
export const ANOTHER = { username: 'maya', password: 'Harbour-Light-27' };

/** A bank in live mode with its own store, keys and database, which may be broken. */
export class Victim {
  private log = '';

  private constructor(
    readonly folder: string,
    readonly origin: string,
    readonly deployment: Deployment & { store: FolderStore },
    private readonly process: ChildProcess,
  ) {}

  static async start(): Promise<Victim> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'bank-attack-'));
    const [store, keys, data] = ['store', 'keys', 'data'].map((name) => path.join(folder, name)) as [
      string,
      string,
      string,
    ];
    const config = path.join(root, 'bank.config.json');
    const port = await freePort();
    const env = {
      ...process.env,
      BANK_STORE: store,
      BANK_KEYS: keys,
      BANK_DATA: data,
      BANK_CONFIG: config,
      PORT: port,
    };
    const child = spawn(process.execPath, [bundles.cli, 'start-live'], { cwd: root, env, stdio: 'pipe' });
    const { deployment: name } = await loadConfig(config);
    const deployment = { name, store: new FolderStore(store), keys: new KeyFolder(keys) };
    const victim = new Victim(folder, `http://localhost:${port}`, deployment, child);
    await victim.listen();
    return victim;
  }

  get url(): string {
    return `${this.origin}/banking/`;
  }

  get logLength(): number {
    return this.log.length;
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    this.process.kill('SIGTERM');
    await ended;
    await rm(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }

  async registry(): Promise<{ revision: number; remotes: { name: string; disabled?: object; version: string }[] }> {
    return (await fetch(`${this.url}registry.json`)).json() as never;
  }

  async health(): Promise<{ status: string; problems: string[] }> {
    return (await fetch(`${this.url}health`)).json() as never;
  }

  artifact(app: string, file: string): string {
    return path.join(this.deployment.store.root, 'artifacts', app, file);
  }

  revisionFile(revision: number): string {
    return path.join(this.deployment.store.root, 'registry', `${String(revision).padStart(8, '0')}.json`);
  }

  readKey(id: string): Promise<string> {
    return readFile(path.join(this.deployment.keys.folder, `${id}.pub.pem`), 'utf8');
  }

  /** Waits until the gateway's next look shows it. @throws after ten seconds */
  async until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    const deadline = performance.now() + 10_000;
    while (!(await isSo())) if (performance.now() > deadline) throw new Error(`not seen: ${what}`);
  }

  private listen(): Promise<void> {
    return new Promise((resolve, reject) => {
      for (const stream of [this.process.stdout, this.process.stderr])
        stream?.on('data', (chunk) => {
          this.log += chunk;
          if (/The bank is ready at/.test(this.log)) resolve();
        });
      this.process.on('exit', (code) => reject(new Error(`The bank ended with ${code}:\n${this.log}`)));
    });
  }
}

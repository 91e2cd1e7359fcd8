import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { bundles } from '@bank/checkout/workspace/bundles.ts';
import { root } from '@bank/checkout/workspace/paths.ts';
import { loadConfig } from '@bank/registry/config/loadConfig.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { latestRegistry } from '@bank/registry/revisions/registry.ts';
import type { Registry, ShellRelease } from '@bank/registry/schema.ts';
import { KeyFolder } from '@bank/registry/signing/KeyFolder.ts';
import { FolderStore } from '@bank/registry/store/FolderStore.ts';
import { BankProcess } from './BankProcess.ts';
import { Mailbox } from './Mailbox.ts';
import { SquadService } from './SquadService.ts';

const LOOK_MS = 50;

/** A bank in live mode with its own store, keys, database, mail server and clock, which may be broken. */
export class Victim {
  private aheadMs = 0;

  private constructor(
    readonly folder: string,
    readonly deployment: Deployment & { store: FolderStore },
    readonly env: NodeJS.ProcessEnv,
    readonly mailbox: Mailbox,
    readonly service: SquadService,
    private readonly bank: BankProcess,
  ) {}

  static async start(): Promise<Victim> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'bank-attack-'));
    const at = (name: string) => path.join(folder, name);
    const config = at('bank.config.json');
    const mailbox = new Mailbox();
    const service = new SquadService();
    const shipped = JSON.parse(await readFile(path.join(root, 'bank.config.json'), 'utf8'));
    const services = { [service.name]: { upstream: await service.listen() } };
    await writeFile(config, JSON.stringify({ ...shipped, services }));
    const env = {
      BANK_STORE: at('store'),
      BANK_KEYS: at('keys'),
      BANK_DATA: at('data'),
      BANK_CONFIG: config,
      BANK_SMTP: await mailbox.listen(),
      BANK_ATTACK_CLOCK: at('clock'),
      NODE_OPTIONS: `--import ${pathToFileURL(path.join(root, 'attacks/src/clock.mjs'))}`,
    };
    await writeFile(env.BANK_ATTACK_CLOCK, '0');
    const { deployment: name } = await loadConfig(config);
    const deployment = { name, store: new FolderStore(env.BANK_STORE), keys: new KeyFolder(env.BANK_KEYS) };
    return new Victim(folder, deployment, env, mailbox, service, await BankProcess.start('start-live', env));
  }

  get origin(): string {
    return this.bank.origin;
  }

  get url(): string {
    return this.bank.url;
  }

  get log(): string {
    return this.bank.log;
  }

  /** Its folder stays. */
  stop(): Promise<void> {
    return this.bank.stop();
  }

  /** Of the gateway and the API. @param ms may be negative */
  async turnClock(ms: number): Promise<void> {
    this.aheadMs += ms;
    const file = this.env.BANK_ATTACK_CLOCK ?? '';
    await writeFile(`${file}.new`, String(this.aheadMs));
    await rename(`${file}.new`, file);
  }

  /** `npm run bank -- …`, by the bank's clock. @throws when it fails */
  async command(...args: string[]): Promise<void> {
    const env = { ...process.env, ...this.env };
    const child = spawn(process.execPath, [bundles.cli, ...args], { cwd: root, env, stdio: 'ignore' });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`${args.join(' ')} ends with ${code}`);
  }

  /** The newest revision in the store that is trusted. */
  async newest(): Promise<Registry> {
    const registry = await latestRegistry(this.deployment);
    if (!registry) throw new Error('nothing was released');
    return registry;
  }

  async shell(): Promise<ShellRelease> {
    const { shell, releases } = await this.newest();
    const release = releases.shell?.[shell.active];
    if (release?.kind !== 'shell') throw new Error('no shell was released');
    return release;
  }

  async served(): Promise<{ revision: number; remotes: { name: string; disabled?: object; version: string }[] }> {
    return (await fetch(`${this.url}registry.json`)).json() as never;
  }

  async remote(wanted: string) {
    return (await this.served()).remotes.find(({ name }) => name === wanted);
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

  /** Waits until the bank shows it. @throws after this time, in ms */
  async until(what: string, isSo: () => Promise<boolean>, patience = 10_000): Promise<void> {
    const deadline = performance.now() + patience;
    while (!(await isSo())) {
      if (performance.now() > deadline) throw new Error(`not seen: ${what}`);
      await setTimeout(LOOK_MS);
    }
  }
}

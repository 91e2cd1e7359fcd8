import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { bundles } from '@bank/checkout/workspace/bundles.ts';
import { root } from '@bank/checkout/workspace/paths.ts';
import { type Bank, BankReader } from '@bank/registry/bank/BankReader.ts';
import { loadConfig } from '@bank/registry/config/loadConfig.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import type { ShellRelease } from '@bank/registry/schema.ts';
import { KeyFolder } from '@bank/registry/signing/KeyFolder.ts';
import { FolderStore } from '@bank/registry/store/FolderStore.ts';
import { BankProcess } from './BankProcess.ts';
import { Mailbox } from './Mailbox.ts';
import { SquadService } from './SquadService.ts';

const LOOK_MS = 50;

interface Served {
  revision: number;
  shell: string;
  /** Version of the roles document. */
  roles: number;
  remotes: { name: string; owner: string; disabled?: object; version: string }[];
}

interface Health {
  status: string;
  problems: string[];
}

/** A bank in live mode with its own store, keys, database, mail server and clock, which may be broken. */
export class Victim {
  /** All that commands have printed. */
  said = '';
  private aheadMs = 0;

  private constructor(
    readonly folder: string,
    readonly deployment: Deployment & { store: FolderStore },
    readonly env: NodeJS.ProcessEnv,
    readonly mailbox: Mailbox,
    readonly service: SquadService,
    private readonly running: BankProcess,
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
      // A clock that is turned back leaves the embedded database's timers waiting for weeks, of which Node warns.
      NODE_OPTIONS: `--import ${pathToFileURL(path.join(root, 'attacks/src/clock.mjs'))} --disable-warning=TimeoutOverflowWarning`,
    };
    await writeFile(env.BANK_ATTACK_CLOCK, '0');
    const { deployment: name } = await loadConfig(config);
    const deployment = { name, store: new FolderStore(env.BANK_STORE), keys: new KeyFolder(env.BANK_KEYS) };
    return new Victim(folder, deployment, env, mailbox, service, await BankProcess.start('start-live', env));
  }

  get origin(): string {
    return this.running.origin;
  }

  get url(): string {
    return this.running.url;
  }

  get log(): string {
    return this.running.log;
  }

  /** Its folder stays. */
  stop(): Promise<void> {
    return this.running.stop();
  }

  /** Turns the clock of gateway and API. @param ms may be negative */
  async turnClock(ms: number): Promise<void> {
    this.aheadMs += ms;
    const file = this.env.BANK_ATTACK_CLOCK ?? '';
    await writeFile(`${file}.new`, String(this.aheadMs));
    await rename(`${file}.new`, file);
  }

  /** `npm run bank -- …` with a key, by the bank's clock. @returns what it prints @throws when it ends with another code */
  async command({ keys }: Pick<Deployment, 'keys'>, args: string[], wanted = 0): Promise<string> {
    const env = { ...process.env, ...this.env, BANK_KEYS: keys.folder };
    const child = spawn(process.execPath, [bundles.cli, ...args], { cwd: root, env, stdio: 'pipe' });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
    const code = await new Promise((resolve) => child.once('close', resolve));
    this.said += text;
    if (code === wanted) return text;
    throw new Error(`${args.join(' ')} ends with ${code} instead of ${wanted}: ${text}`);
  }

  /** Reads the bank as the store has it now. */
  bank(): Promise<Bank> {
    return new BankReader(this.deployment).read();
  }

  async shell(): Promise<ShellRelease> {
    const { registry } = await this.bank();
    const release = registry?.releases.shell?.[registry.shell.active];
    if (release?.kind !== 'shell') throw new Error('no shell was released');
    return release;
  }

  async served(): Promise<Served> {
    return (await fetch(`${this.url}registry.json`)).json() as never;
  }

  async remote(wanted: string) {
    return (await this.served()).remotes.find(({ name }) => name === wanted);
  }

  async health(): Promise<Health> {
    return (await fetch(`${this.url}health`)).json() as never;
  }

  artifact(app: string, file: string): string {
    return path.join(this.deployment.store.root, 'artifacts', app, file);
  }

  /** Waits until health says all this of the store. */
  untilNamed(...words: string[]): Promise<void> {
    return this.untilHealth(words.join(', '), ({ problems }) => {
      const named = problems.join('\n');
      return words.every((word) => named.includes(word));
    });
  }

  /** Waits until health names nothing any more, however busy the machine is. */
  untilWell(): Promise<void> {
    return this.untilHealth('the end of the alarm', ({ status }) => status === 'ok', 60_000);
  }

  private async untilHealth(what: string, isSo: (health: Health) => boolean, patience?: number): Promise<void> {
    let health: Health | undefined;
    const look = async () => {
      health = await this.health();
      return isSo(health);
    };
    await this.until(what, look, patience).catch(({ message }) => {
      throw new Error(`${message}; health says: ${health?.problems.join('\n')}`);
    });
  }

  /** Waits until the bank shows it. @throws after this time, in ms */
  async until(what: string, isSo: () => Promise<boolean>, patience = 30_000): Promise<void> {
    const deadline = performance.now() + patience;
    while (!(await isSo())) {
      if (performance.now() > deadline) throw new Error(`not seen: ${what}`);
      await setTimeout(LOOK_MS);
    }
  }
}

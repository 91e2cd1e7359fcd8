import { execFile } from 'node:child_process';
import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { prepareDatabase } from '@bank/api/src/openDatabase.ts';
import { type PostgresServer, startPostgres } from '@bank/api/src/testing/startPostgres.ts';
import { bundles, serverFolder } from '@bank/checkout/workspace/bundles.ts';
import { root } from '@bank/checkout/workspace/paths.ts';
import { createBank } from './createBank.ts';
import { type BankCommand, fillStore } from './fillStore.ts';
import { type Forward, forward } from './forward.ts';
import { Machine } from './Machine.ts';
import { bankServer, caddy, mailServer, objectStore, type Program, S3RVER_KEYS } from './programs.ts';
import { readCompose, type Service } from './readCompose.ts';
import { ServerProcess } from './ServerProcess.ts';

/** The services of `deploy/compose.yaml` without containers. */
export class Cluster {
  readonly #folder: string;
  readonly #machine: Machine;
  readonly #services: Map<string, Service>;
  readonly #processes = new Map<string, ServerProcess>();
  #postgres: PostgresServer | undefined;
  #address: Forward | undefined;

  private constructor(folder: string, machine: Machine, services: Map<string, Service>) {
    this.#folder = folder;
    this.#machine = machine;
    this.#services = services;
  }

  /** @param folder of a run, which ends all that is started @param log for what takes time */
  static async start(folder: string, log: (line: string) => void): Promise<Cluster> {
    const services = await readCompose();
    const machine = await Machine.open(folder, services.keys());
    const cluster = new Cluster(folder, machine, services);
    await mkdir(cluster.logFolder);
    log('Starting the database, the object store and a mail server …');
    await Promise.all([cluster.#startDatabase(), cluster.#startStandIns()]);
    log('Migrating, and filling the store and the database …');
    await Promise.all([cluster.#fillDatabase(), fillStore(cluster.keyFolder, cluster.bank)]);
    log('Starting the servers and the balancer …');
    for (const kind of ['api', 'gateway']) await Promise.all(cluster.#namesOf(kind).map(cluster.#startServer));
    const balancer = await cluster.#localized('balancer');
    await cluster.#start('balancer', caddy(balancer, machine.origin), balancer.environment);
    return cluster;
  }

  /** The address of the bank's pages, behind the balancer. */
  get address(): string {
    return `${this.#machine.origin}/banking/`;
  }

  /** The file of the authority that signs the balancer's certificate. */
  get authority(): string {
    return path.join(this.#machine.folderOf('balancer'), 'caddy/pki/authorities/local/root.crt');
  }

  /** The balancer's certificate and its key, without `.crt` and `.key`. */
  get certificate(): string {
    return path.join(this.#machine.folderOf('balancer'), 'caddy/certificates/local/localhost/localhost');
  }

  get logFolder(): string {
    return path.join(this.#folder, 'log');
  }

  get postgres(): PostgresServer {
    if (!this.#postgres) throw new Error('The database has not been started.');
    return this.#postgres;
  }

  /** The folder `/opt` of the machine on which a server runs; `bank` in it is a link to what is installed. */
  optOf(name: string): string {
    return path.join(this.#folder, 'opt', name);
  }

  /** Has a folder for each who has keys. */
  get keyFolder(): string {
    return path.join(this.#folder, 'keys');
  }

  /** The database's address for the owner of the tables, which follows a failover. */
  async ownerUrl(): Promise<string> {
    return (await this.#environmentOf('migrate')).DATABASE_URL ?? '';
  }

  /** Removes the database's server, and gives its address to another one. */
  async failOverTo(server: PostgresServer): Promise<void> {
    await this.#address?.close();
    await this.#postgres?.remove();
    this.#postgres = server;
    this.#address = await forward(this.#machine.addressOf('postgres'), server.folder);
  }

  process(name: string): ServerProcess {
    const found = this.#processes.get(name);
    if (!found) throw new Error(`The cluster has no ${name}.`);
    return found;
  }

  async addressOf(name: string): Promise<string> {
    const { HOST, PORT } = await this.#environmentOf(name);
    return `http://${HOST}:${PORT}`;
  }

  /** Runs a command against the cluster's store, like operators and squads. */
  bank: BankCommand = async (who, ...args) => {
    const own = { BANK_KEYS: path.join(this.keyFolder, who), BANK_OPERATOR: who };
    const env = { ...process.env, ...(await this.#environmentOf('gateway-1')), ...own };
    return (await promisify(execFile)(process.execPath, [bundles.cli, ...args], { cwd: root, env })).stdout;
  };

  /** Gateways and balancer end before what they ask. */
  async end(): Promise<void> {
    for (const server of [...this.#processes.values()].reverse()) await server.end('SIGKILL');
    await this.#address?.close();
    await this.#postgres?.remove();
  }

  async #startDatabase(): Promise<void> {
    this.#postgres = await startPostgres([`listen_addresses=${this.#machine.addressOf('postgres')}`]);
    await createBank(this.#postgres);
  }

  async #startStandIns(): Promise<void> {
    const host = (name: string) => this.#machine.addressOf(name);
    await Promise.all([
      this.#start('store', objectStore(this.#machine.folderOf('store'), host('store'))),
      this.#start('mail', mailServer(host('mail'))),
    ]);
  }

  /** Fills the database with the demonstration's customers. */
  async #fillDatabase(): Promise<void> {
    const { file, args } = bankServer(await this.#localized('migrate'), serverFolder);
    await promisify(execFile)(file, args, { env: await this.#environmentOf('migrate') });
    await prepareDatabase(this.postgres.urlOf('bank'), { isDemo: true }, console.error);
  }

  #startServer = async (name: string): Promise<void> => {
    const installed = path.join(this.optOf(name), 'bank');
    await mkdir(this.optOf(name), { recursive: true });
    await symlink(serverFolder, installed);
    await this.#start(name, bankServer(await this.#localized(name), installed), await this.#environmentOf(name));
  };

  async #start(name: string, program: Program, environment: NodeJS.ProcessEnv = {}): Promise<void> {
    const env = { ...environment, PATH: process.env.PATH, TMPDIR: process.env.TMPDIR };
    const server = new ServerProcess(name, { ...program, env, log: path.join(this.logFolder, `${name}.log`) });
    this.#processes.set(name, server);
    await server.start();
  }

  #namesOf(kind: string): string[] {
    return [...this.#services.keys()].filter((name) => name.startsWith(`${kind}-`));
  }

  async #environmentOf(name: string): Promise<Record<string, string>> {
    const { environment } = await this.#localized(name);
    return { ...environment, ...('BANK_STORE' in environment && S3RVER_KEYS) };
  }

  #localized(name: string): Promise<Service> {
    const service = this.#services.get(name);
    if (!service) throw new Error(`deploy/compose.yaml has no service "${name}".`);
    return this.#machine.localize(name, service);
  }
}

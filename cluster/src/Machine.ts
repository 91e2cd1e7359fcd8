import { randomInt } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '@bank/registry/testing/freePort.ts';
import { DEPLOY, type Service } from './readCompose.ts';

/** Where customers find the bank, in the files of the deployment. */
const PUBLIC = 'localhost:8443';

/**
 * Stands in for the network and the volumes of containers: each service has a loopback address of its own, so ports stay as
 * they are, and a folder for each place that its volumes name.
 */
export class Machine {
  readonly #folder: string;
  readonly #addresses: Map<string, string>;
  readonly #public: string;

  private constructor(folder: string, addresses: Map<string, string>, publicPort: string) {
    this.#folder = folder;
    this.#addresses = addresses;
    this.#public = `localhost:${publicPort}`;
  }

  /** @param names of the services */
  static async open(folder: string, names: Iterable<string>): Promise<Machine> {
    const network = `127.${randomInt(1, 255)}.${randomInt(1, 255)}`;
    const addresses = new Map([...names].map((name, at) => [name, `${network}.${at + 1}`]));
    return new Machine(folder, addresses, await freePort());
  }

  /** The bank's origin for customers. */
  get origin(): string {
    return `https://${this.#public}`;
  }

  addressOf(name: string): string {
    return this.#addresses.get(name) ?? '';
  }

  /** @param source a volume, as the deployment names it */
  folderOf(source: string): string {
    return path.join(this.#folder, source);
  }

  /** @returns the service as it runs here */
  async localize(name: string, { image, command, environment, volumes }: Service): Promise<Service> {
    const places = await Promise.all(volumes.map((volume) => this.#mount(volume)));
    const local = (text: string) =>
      places.reduce((sum, [inside, here]) => sum.replace(inside, here), this.#withAddresses(text));
    const own = Object.entries(environment).map(([key, value]) => [key, local(value)]);
    const host = this.addressOf(name);
    const hosts = Object.entries(environment).flatMap(([key, value]) => (value === '0.0.0.0' ? [[key, host]] : []));
    return {
      image,
      command: command.map(local),
      environment: Object.fromEntries([...own, ...hosts]),
      volumes: places.map(([, here]) => here),
    };
  }

  #withAddresses(text: string): string {
    const names = [...this.#addresses.keys()].join('|');
    return text
      .replaceAll(new RegExp(`\\b(${names})(?=:\\d)`, 'g'), (name) => this.addressOf(name))
      .replaceAll(PUBLIC, this.#public);
  }

  /** Files of the deployment get the addresses of this machine. */
  async #mount(volume: string): Promise<[inside: string, here: string]> {
    const [source = '', inside = ''] = volume.split(':');
    const here = this.folderOf(source);
    const given = path.join(DEPLOY, source);
    const isFile = await stat(given).then(
      (found) => found.isFile(),
      () => false,
    );
    await mkdir(isFile ? path.dirname(here) : here, { recursive: true });
    if (isFile) await writeFile(here, this.#withAddresses(await readFile(given, 'utf8')));
    return [inside, here];
  }
}

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { example, jsonOption } from '@bank/operations/commands/options.ts';
import { print } from '@bank/operations/commands/print.ts';
import { BankReader } from '@bank/registry/bank/BankReader.ts';
import { latestBank } from '@bank/registry/bank/latest.ts';
import { loadConfig } from '@bank/registry/config/loadConfig.ts';
import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import { configFile } from '@bank/registry/config/places.ts';
import { factsAddress, isAddress, readBank } from '@bank/registry/config/readBank.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import type { RemoteRelease } from '@bank/registry/schema.ts';
import { fingerprintOf, KeyFolder, knownKeys } from '@bank/registry/signing/KeyFolder.ts';
import { releaseOf, type State } from '@bank/registry/state.ts';
import { HttpStore } from '@bank/registry/store/HttpStore.ts';
import { type Command, InvalidArgumentError } from 'commander';
import { bankRegistry } from '../templates/bankRegistry.ts';
import { createRemote, type NewRemote, newRemote } from '../templates/createRemote.ts';
import { createRepository } from '../templates/createRepository.ts';
import { workspaceAround } from '../workspace/Workspace.ts';
import { requireFree } from './requireFree.ts';

interface NewOptions {
  mount?: string;
  bank?: string;
  install: boolean;
  json?: boolean;
}

export function addNew(program: Command): void {
  program
    .command('new')
    .description(
      'create a remote with a page, a widget, tests and everything it needs, in an empty folder or the checkout',
    )
    .argument('<name>', 'lower-case words with hyphens, such as allowance', parseName)
    .option('--mount <path>', 'path of its page; by default its name', parseMount)
    .option('--bank <url>', 'a bank that allows overrides, to develop and test against, with its base path', parseBank)
    .option('--no-install', 'only write files')
    .addOption(jsonOption())
    .addHelpText('after', example('bank new allowance --mount /allowance'))
    .action(newCommand);
}

async function newCommand(short: string, { mount = `/${short}`, ...options }: NewOptions): Promise<void> {
  const remote = newRemote(short, mount);
  const workspace = workspaceAround(process.cwd());
  if (workspace?.kind === 'checkout') await newPackage(workspace.root, remote, options);
  else await newRepository(process.cwd(), remote, options);
}

async function newPackage(root: string, remote: NewRemote, options: NewOptions): Promise<void> {
  const { name, mount } = remote;
  requireFree(remote, remotesOf((await latestBank(await openDeployment())).state));
  if (options.bank)
    throw new OperatorError(
      '--bank is for a repository of its own. Leave it out here, or run this in an empty folder.',
    );
  const { navigationGroups } = await loadConfig(configFile());
  const folder = await createRemote(root, { ...remote, group: navigationGroups[0] ?? remote.group });
  const again = 'npm run pnpm -- install --no-frozen-lockfile';
  // The package manager has to update the lockfile and the links.
  const args = ['install', '--no-frozen-lockfile', '--prefer-offline', '--reporter=append-only'];
  if (options.install)
    install(process.execPath, [path.join(root, 'checkout/pnpm.mjs'), ...args], { root, name, again, ...options });
  const short = name.replace(/^mfe-/, '');
  const steps = [`npm run dev -- ${short}`, `npm run bank -- release ${short} --why "First version"`];
  print(options, { name, mount, folder }, `Created ${folder}.\nNext:\n  ${steps.join('\n  ')}`);
}

async function newRepository(folder: string, remote: NewRemote, options: NewOptions): Promise<void> {
  const { name, mount } = remote;
  const bank = options.bank ? await bankAt(options.bank) : undefined;
  requireFree(remote, bank?.remotes ?? []);
  const group = bank?.group ?? remote.group;
  await createRepository(folder, { ...remote, group, bank: bank?.record, registry: bankRegistry(folder) });
  const keys = new KeyFolder(path.join(folder, '.keys'));
  await keys.create(`${name.replace(/^mfe-/, '')}-${new Date().toISOString().slice(0, 10)}`);
  if (options.install) install('npm', ['install'], { root: folder, name, again: 'npm install', ...options });
  const steps = [
    ...(options.install ? [] : ['npm install']),
    ...['npm test', 'npm run dev', 'npm run check', 'npm run release -- --why "First version"'],
  ];
  const trust = Object.entries(bank?.fingerprints ?? {}).map(([id, print]) => `  ${id}  ${print}`);
  const trusted =
    trust.length > 0
      ? `\nIt trusts these root keys of ${options.bank}; compare them with the platform team's:\n${trust.join('\n')}`
      : '\nIt names no bank, which everything but tests and builds needs: write "bank" into package.json, or begin again with --bank <url>.';
  const text = `Created ${name} in ${folder}. Its private key is in .keys: keep it secret.${trusted}\nNext:\n  ${steps.join('\n  ')}`;
  print(options, { name, mount, folder, ...(bank && { bank: bank.record }) }, text);
}

/** What its repository keeps of the bank. */
async function bankAt(url: string) {
  const facts = factsAddress(url);
  const [{ roots }, { deployment, rootThreshold, navigationGroups }] = await Promise.all([
    readBank(facts),
    loadConfig(facts),
  ]);
  const known = knownKeys(roots);
  const keys = new KeyFolder('', undefined, known);
  const bank = await new BankReader({ name: deployment, rootThreshold, store: new HttpStore(url), keys }).read();
  const fingerprints = known.map(({ id, key }) => [id, fingerprintOf(key)]);
  return {
    record: { url, deployment, rootThreshold, ...(bank.revision > 0 && { revision: bank.revision }), roots },
    group: navigationGroups[0],
    remotes: remotesOf(bank.state),
    fingerprints: Object.fromEntries(fingerprints) as Record<string, string>,
  };
}

function remotesOf(state: State): RemoteRelease[] {
  return Object.keys(state.remotes).flatMap((name) => {
    const release = releaseOf(state, name, state.remotes[name]?.active ?? '');
    return release?.kind === 'remote' ? [release] : [];
  });
}

interface Installation {
  root: string;
  name: string;
  /** What to type when it fails. */
  again: string;
  json?: boolean;
}

function install(program: string, args: string[], { root, name, again, json }: Installation): void {
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: ['ignore', json ? 'ignore' : 'inherit', 'inherit'],
    shell: process.platform === 'win32' && program === 'npm',
  });
  if (status !== 0)
    throw new OperatorError(
      `${name} was created, but its dependencies could not be installed; the lines above say why. Then run: ${again}`,
    );
}

function parseName(text: string): string {
  const short = text.replace(/^mfe-/, '');
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(short) && short.length <= 36) return short;
  throw new InvalidArgumentError('Expected lower-case words with hyphens, up to 36 characters.');
}

function parseMount(text: string): string {
  if (/^(\/[a-z0-9][a-z0-9-]*)+(\/\*)?$/.test(text)) return text;
  throw new InvalidArgumentError('Expected a path such as /allowance or /allowance/*.');
}

function parseBank(text: string): string {
  if (isAddress(text) && URL.canParse(text)) return text.endsWith('/') ? text : `${text}/`;
  throw new InvalidArgumentError('Expected an address such as https://test.bank.example/banking/.');
}

import { commitText } from '@bank/registry/commitText.ts';
import { loadConfig, loadServices } from '@bank/registry/config/loadConfig.ts';
import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import { configFile } from '@bank/registry/config/places.ts';
import { unreadableEntry } from '@bank/registry/config/refusedComponents.ts';
import { kilobytes } from '@bank/registry/kilobytes.ts';
import { matches } from '@bank/registry/sbom/matches.ts';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { type ComponentEntry, componentEntries } from '../inventory/componentEntries.ts';
import { type Duplicate, duplicates } from '../inventory/duplicates.ts';
import { inventory } from '../inventory/inventory.ts';
import { inventoryTable } from '../inventory/inventoryTable.ts';
import { serviceEntries } from '../inventory/serviceEntries.ts';
import { example, jsonOption } from './options.ts';
import { print, table } from './print.ts';
import { requireBank } from './requireRegistry.ts';

const DUPLICATE_TITLES = ['Package', 'Loaded again', 'Bundled by'];
const PACKAGE_TITLES = ['Release', 'Owner', 'Customers', 'Package', 'Licence', 'Commit'];

export function addInventory(program: Command): void {
  program
    .command('inventory')
    .description('every script that customers may run: remote, owner, why, hash and size, as Markdown (PCI DSS 6.4.3)')
    .addOption(new Option('--package <name>', 'the releases that bundle it, kept ones too').argParser(parsePackage))
    .addOption(
      new Option('--duplicates', 'packages that several live remotes bundle, and what that costs').conflicts('package'),
    )
    .addOption(jsonOption())
    .addHelpText(
      'after',
      example('bank inventory > inventory.md') +
        example('bank inventory --package "axios@<1.8.2"') +
        example('bank inventory --duplicates'),
    )
    .action(inventoryCommand);
}

interface InventoryOptions {
  json?: boolean;
  package?: string;
  duplicates?: boolean;
}

async function inventoryCommand(options: InventoryOptions): Promise<void> {
  const deployment = await openDeployment();
  const { registry, authority, heads } = await requireBank(deployment);
  const { revision } = registry;
  if (options.duplicates) return printDuplicates(options, revision, await duplicates(deployment, registry));
  const key = authority?.nameOf(heads[0]?.file.signer ?? '') ?? '';
  const releases = await componentEntries(deployment, registry);
  if (options.package) return printPackage(options, options.package, revision, releases);
  const { basePath } = await loadConfig(configFile());
  const scripts = inventory(registry, basePath);
  const services = serviceEntries(registry, await loadServices(configFile()));
  const data = { revision, key, scripts, services, releases };
  print(options, data, inventoryTable({ registry, key }, scripts, services, releases));
}

function printPackage(options: { json?: boolean }, wanted: string, revision: number, all: ComponentEntry[]): void {
  const unknown = all.filter(({ components }) => !components).map(({ remote, version }) => `${remote} ${version}`);
  const releases = all.flatMap((entry) => {
    const components = (entry.components ?? []).filter((component) => matches(component, wanted));
    return components.length > 0 ? { ...entry, components } : [];
  });
  const found =
    releases.length > 0 ? table([PACKAGE_TITLES, ...releases.flatMap(rowsOf)]) : `No release bundles ${wanted}.`;
  const gap = unknown.length > 0 ? `\nNot known, because they have no SBOM: ${unknown.join(', ')}.` : '';
  print(options, { revision, package: wanted, releases, unknown }, found + gap);
}

function printDuplicates(
  options: { json?: boolean },
  revision: number,
  { duplicates: found, unknown }: { duplicates: Duplicate[]; unknown: string[] },
): void {
  const rows = found.map(({ package: name, twice, copies }) => [
    name,
    kilobytes(twice),
    copies
      .map(({ remote, packageVersions, bytes }) => `${remote} (${[...packageVersions, kilobytes(bytes)].join(', ')})`)
      .join(', '),
  ]);
  const advice = '\n"bank share" says which of them the shell should lend, and how.';
  const text =
    found.length > 0 ? table([DUPLICATE_TITLES, ...rows]) + advice : 'No two live remotes bundle the same package.';
  const gap = unknown.length > 0 ? `\nNot known, because they have no source maps: ${unknown.join(', ')}.` : '';
  print(options, { revision, duplicates: found, unknown }, text + gap);
}

function rowsOf({ remote, version, owner, percent, commit, components = [] }: ComponentEntry): string[][] {
  return components.map((component) => [
    `${remote} ${version}`,
    owner,
    percent > 0 ? `${percent} %` : 'none now',
    `${component.name} ${component.version}`,
    component.licences.join(', ') || 'none stated',
    commit ? commitText(commit) : 'not known',
  ]);
}

function parsePackage(text: string): string {
  if (text && !unreadableEntry({ packages: [text] })) return text;
  throw new InvalidArgumentError('Expected a package, with versions or without, such as "axios@<1.8.2".');
}

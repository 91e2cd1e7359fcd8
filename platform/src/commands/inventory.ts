import type { Command } from 'commander';
import { loadConfig, loadServices } from '../config/loadConfig.ts';
import { openDeployment } from '../config/openDeployment.ts';
import { configFile } from '../config/places.ts';
import { inventory } from '../inventory/inventory.ts';
import { inventoryTable } from '../inventory/inventoryTable.ts';
import { serviceEntries } from '../inventory/serviceEntries.ts';
import { example, jsonOption } from './options.ts';
import { print } from './print.ts';
import { requireVerified } from './requireRegistry.ts';

export function addInventory(program: Command): void {
  program
    .command('inventory')
    .description('every script that customers may run: remote, owner, why, hash and size, as Markdown (PCI DSS 6.4.3)')
    .addOption(jsonOption())
    .addHelpText('after', example('bank inventory > inventory.md'))
    .action(inventoryCommand);
}

async function inventoryCommand(options: { json?: boolean }): Promise<void> {
  const deployment = await openDeployment();
  const verified = await requireVerified(deployment);
  const { basePath } = await loadConfig(configFile());
  const scripts = inventory(verified.registry, basePath);
  const services = serviceEntries(verified.registry, await loadServices(configFile()));
  const { revision } = verified.registry;
  const data = { revision, key: verified.key, scripts, services };
  print(options, data, inventoryTable(verified, scripts, services));
}

import { runnableReleases } from '@bank/gateway/runnableReleases.ts';
import { type OperationUse, operationName, withoutNames } from '@bank/registry/api/ApiUse.ts';
import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import { serviceOperation, servicePath } from '@bank/registry/config/services.ts';
import type { Release } from '@bank/registry/schema.ts';
import { withOwner } from '@bank/registry/withOwner.ts';
import type { Command } from 'commander';
import { Value } from 'typebox/value';
import { example, jsonOption } from './options.ts';
import { print, table } from './print.ts';
import { requireRegistry } from './requireRegistry.ts';

const TITLES = ['Release', 'Owner', 'Customers', 'Reads', 'Sends'];

export function addWhoUses(program: Command): void {
  program
    .command('who-uses')
    .description(
      'which releases that customers get, or could fall back to, use this operation of the API, and which fields, or of a service',
    )
    .argument('<method>', 'such as GET', (text) => text.toUpperCase())
    .argument(
      '<path>',
      'below the base path of the API, such as /accounts/{id}/details; of a service, its whole path, such as /api/allowance/goals',
    )
    .addOption(jsonOption())
    .addHelpText('after', example('bank who-uses GET /accounts'))
    .action(whoUses);
}

async function whoUses(method: string, path: string, options: { json?: boolean }, command: Command): Promise<void> {
  const operation = `${method} ${path}`;
  if (!Value.Check(operationName, operation)) command.error('error: name a method and a path: GET /accounts');
  const registry = await requireRegistry(await openDeployment());
  const runnable = runnableReleases(registry);
  const users = runnable.flatMap(({ release, percent }) => {
    const [, use] = usesOf(release).find(([name]) => withoutNames(name) === withoutNames(operation)) ?? [];
    const { name, version, owner = '–' } = withOwner(release, registry);
    return use ? [{ name, version, owner, percent, ...use }] : [];
  });
  const unnamed = path.startsWith(servicePath('')) ? 'service' : 'request';
  const unknown = runnable
    .filter(({ release }) => asksUnnamed(release, unnamed))
    .map(({ release: { name, version } }) => `${name} ${version}`);
  const rows = users.map(({ name, version, owner, percent, reads, sends }) => [
    ...[`${name} ${version}`, owner, percent > 0 ? `${percent} %` : 'none now'],
    ...[namesIn(reads), namesIn(sends)],
  ]);
  const found = users.length > 0 ? table([TITLES, ...rows]) : `No release that customers can get uses ${operation}.`;
  const gap = unknown.length > 0 ? `\nNot known, because they ask without names: ${unknown.join(', ')}.` : '';
  print(options, { operation, users, unknown }, found + gap);
}

/** The operations of the API by name, and those of services by their place on the bank's origin. */
function usesOf(release: Release): [name: string, use: OperationUse][] {
  const ofApi = Object.entries(release.api?.operations ?? {});
  if (release.kind === 'shell') return ofApi;
  const { servicesUsed = {}, serviceApisUsed = {} } = release;
  const named = Object.values(servicesUsed).flatMap(Object.entries<string[]>);
  return [
    ...ofApi,
    ...Object.values(serviceApisUsed).flatMap(({ operations }) => Object.entries(operations)),
    // Builds of older presets recorded no fields.
    ...named.flatMap(([service, operations]) =>
      operations.map((name): [string, OperationUse] => [serviceOperation(service, name), { reads: {}, sends: {} }]),
    ),
  ];
}

/** @param name of what `@bank/shared/http` has for addresses, which are no operations that a build could record */
function asksUnnamed(release: Release, name: string): boolean {
  return release.kind === 'remote' && (release.imports?.['@bank/shared/http'] ?? []).includes(name);
}

/** Lists values alone: the objects and lists that hold them follow from their paths. */
function namesIn(fields: Record<string, string>): string {
  const values = Object.entries(fields).filter(([, kinds]) => !/array|object/.test(kinds));
  return values.map(([path]) => path.replaceAll('?', '').replace(/^(\[\]|\.)+/, '') || 'all').join(', ') || '–';
}

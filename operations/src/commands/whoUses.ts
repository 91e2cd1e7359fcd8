import { type RunnableRelease, runnableReleases } from '@bank/gateway/runnableReleases.ts';
import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import { withOwner } from '@bank/registry/withOwner.ts';
import type { Command } from 'commander';
import { example, jsonOption } from './options.ts';
import { print, table } from './print.ts';
import { requireRegistry } from './requireRegistry.ts';

const TITLES = ['Release', 'Owner', 'Customers', 'Reads', 'Sends'];
const METHOD = /^(GET|POST|PUT|PATCH|DELETE)$/i;

export function addWhoUses(program: Command): void {
  program
    .command('who-uses')
    .description(
      'which releases that customers get, or could fall back to, ask this operation of the API, and its fields',
    )
    .argument('<method>', 'such as GET', (text) => text.toUpperCase())
    .argument('<path>', 'below the base path of the API, such as /accounts/{id}/details')
    .addOption(jsonOption())
    .addHelpText('after', example('bank who-uses GET /accounts'))
    .action(whoUses);
}

async function whoUses(method: string, path: string, options: { json?: boolean }, command: Command): Promise<void> {
  if (!METHOD.test(method) || !path.startsWith('/')) command.error('error: name a method and a path: GET /accounts');
  const operation = `${method} ${path}`;
  const registry = await requireRegistry(await openDeployment());
  const runnable = runnableReleases(registry);
  const users = runnable.flatMap(({ release, percent }) => {
    const [, use] =
      Object.entries(release.api?.operations ?? {}).find(([name]) => alike(name) === alike(operation)) ?? [];
    const { name, version, owner = '–' } = withOwner(release, registry);
    return use ? [{ name, version, owner, percent, ...use }] : [];
  });
  const unknown = runnable.filter(asksUnnamed).map(({ release: { name, version } }) => `${name} ${version}`);
  const rows = users.map(({ name, version, owner, percent, reads, sends }) => [
    ...[`${name} ${version}`, owner, percent > 0 ? `${percent} %` : 'none now'],
    ...[namesIn(reads), namesIn(sends)],
  ]);
  const found = users.length > 0 ? table([TITLES, ...rows]) : `No release that customers can get uses ${operation}.`;
  const gap = unknown.length > 0 ? `\nNot known, because they ask without names: ${unknown.join(', ')}.` : '';
  print(options, { operation, users, unknown }, found + gap);
}

/** Whatever parameters are called. */
function alike(operation: string): string {
  return operation.replaceAll(/\{\w+\}/g, '{}');
}

/** `request` of `@bank/shared/http` names no operation that a build could record. */
function asksUnnamed({ release }: RunnableRelease): boolean {
  return release.kind === 'remote' && (release.imports?.['@bank/shared/http'] ?? []).includes('request');
}

/** Names values alone: what holds others follows from them. */
function namesIn(fields: Record<string, string>): string {
  const values = Object.entries(fields).filter(([, kinds]) => !/array|object/.test(kinds));
  return values.map(([path]) => path.replaceAll('?', '').replace(/^(\[\]|\.)+/, '') || 'all').join(', ') || '–';
}

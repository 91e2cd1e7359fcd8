import { readFile } from 'node:fs/promises';
import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { parseRoles, readAuthority } from '@bank/registry/roles/readAuthority.ts';
import type { Roles } from '@bank/registry/roles/schema.ts';
import { signRoles } from '@bank/registry/roles/signRoles.ts';
import type { Command } from 'commander';
import { example, jsonOption } from './options.ts';
import { print, table } from './print.ts';

export function addRoles(program: Command): void {
  program
    .command('roles')
    .description('who may release, with which paths and addresses, and who may operate; with a file, sign that')
    .argument('[file]', 'a roles document; each holder of a root key signs it with this command')
    .addOption(jsonOption())
    .addHelpText('after', example('bank roles roles.json'))
    .action(roles);
}

async function roles(file: string | undefined, options: { json?: boolean }): Promise<void> {
  const deployment = await openDeployment();
  if (file) return sign(deployment, file, options);
  const { roles: current } = await readAuthority(deployment);
  const text = current
    ? describe(current)
    : `There is no roles document. Every key in ${deployment.keys.trustedIn} may do everything.`;
  print(options, current ?? null, text);
}

async function sign(deployment: Deployment, file: string, options: { json?: boolean }): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new OperatorError(`${file} cannot be read. Name a roles document; docs/operations.md shows one.`);
  });
  const wanted = parseRoles(text, file);
  const { signers, isInForce } = await signRoles(deployment, wanted);
  const needed = deployment.rootThreshold ?? 1;
  const outcome = isInForce
    ? 'It is in force.'
    : `It needs ${needed - signers.length} more: the next holder of a root key runs the same command with the same file.`;
  const said = `Version ${wanted.version} of the roles document is signed by ${signers.join(', ')}. ${outcome}`;
  print(options, { version: wanted.version, signers, isInForce }, said);
}

function describe({ version, roles, operators, signatures }: Roles): string {
  const rows = Object.entries(roles).map(([name, { keys, packages, mounts, origins }]) => [
    name,
    keys.join(', '),
    packages.map((app) => (signatures[app] ? `${app} (${signatures[app]} signatures)` : app)).join(', '),
    mounts.join(', '),
    origins.join(', ') || 'the bank itself',
  ]);
  const titles = ['Role', 'Keys', 'Packages', 'Paths', 'Served from'];
  return `Version ${version}\n${table([titles, ...rows])}\nOperators: ${operators.join(', ') || 'none'}`;
}

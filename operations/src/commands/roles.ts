import { readFile } from 'node:fs/promises';
import { latestBank } from '@bank/registry/bank/latest.ts';
import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { parseJson } from '@bank/registry/parse.ts';
import { signRoles } from '@bank/registry/revisions/signRoles.ts';
import { parseRoles } from '@bank/registry/roles/parseRoles.ts';
import type { Roles } from '@bank/registry/roles/schema.ts';
import type { Command } from 'commander';
import { example, jsonOption } from './options.ts';
import { print, table } from './print.ts';
import { stillMissing } from './stillMissing.ts';

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
  const { authority } = await latestBank(deployment);
  const text = authority
    ? describe(authority.roles)
    : 'There is no roles document yet. Whoever releases the shell first begins one, in which the root keys have all roles.';
  print(options, authority?.roles ?? null, text);
}

async function sign(deployment: Deployment, file: string, options: { json?: boolean }): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new OperatorError(`${file} cannot be read. Name a roles document; docs/platform/roles.md shows one.`);
  });
  const wanted = parseRoles(withoutSchema(text, file), file);
  const { signers, missing } = await signRoles(deployment, wanted);
  const said = `Version ${wanted.version} of the roles document is signed by ${signers.join(', ')}. ${stillMissing(missing)}`;
  print(options, { version: wanted.version, signers, missing }, said);
}

/** Editors alone read `$schema`; gateways of before would refuse a signed document that has it. */
function withoutSchema(text: string, file: string): string {
  const { $schema: _, ...document } = Object(parseJson(text, file));
  return JSON.stringify(document);
}

function describe({ version, roots, roles, operators, signatures, revoked }: Roles): string {
  const rows = Object.entries(roles).map(([name, { keys, packages, mounts, origins }]) => [
    name,
    keys.join(', '),
    packages.map((app) => (signatures[app] ? `${app} (${signatures[app]} signatures)` : app)).join(', '),
    mounts.join(', '),
    origins.join(', ') || 'the bank itself',
  ]);
  const titles = ['Role', 'Keys', 'Packages', 'Paths', 'Served from'];
  const past = Object.values(revoked).map(({ name }) => name);
  return [
    `Version ${version}`,
    table([titles, ...rows]),
    `Operators: ${operators.join(', ') || 'none'}`,
    `Roots: ${roots.keys.join(', ')}; ${roots.threshold} of them sign`,
    ...(past.length > 0 ? [`Revoked: ${past.join(', ')}`] : []),
  ].join('\n');
}

import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import { operator } from '@bank/registry/config/operator.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import { readAuthority } from '@bank/registry/roles/readAuthority.ts';
import type { Roles } from '@bank/registry/roles/schema.ts';
import { signRoles } from '@bank/registry/roles/signRoles.ts';
import type { Command } from 'commander';
import { example, jsonOption, whyOption } from './options.ts';
import { print } from './print.ts';
import { requireRegistry } from './requireRegistry.ts';

export function addRevoke(program: Command): void {
  program
    .command('revoke')
    .description('take a key away, and base a new revision on the newest one that the other keys vouch for')
    .argument('<key>', 'its name')
    .addOption(whyOption('Revoked by hand'))
    .addOption(jsonOption())
    .addHelpText('after', example('bank revoke spring-2027 --why "Laptop stolen"'))
    .action(revoke);
}

async function revoke(key: string, { why, ...options }: { why: string; json?: boolean }): Promise<void> {
  const deployment = await openDeployment();
  const { roles } = await readAuthority(deployment);
  if (roles) {
    const version = await revokeFromRoles(deployment, roles, key);
    const said = `Revoked ${key} (version ${version} of the roles document). What it alone has signed is no longer served; its squad releases that again with another key.`;
    return print(options, { key, roles: version }, said);
  }
  await revokeFromFolder(deployment, key);
  await requireRegistry(deployment);
  const reason = { by: operator(), action: 'revoke', app: 'registry', why };
  const { registry } = await revise(deployment, reason, (state) => state, { renews: true });
  const revision = registry?.revision;
  const everywhere = `\nRemove ${key}.pub.pem from BANK_KEYS of every other machine too: until then that machine trusts it.`;
  print(options, { key, revision }, `Revoked ${key} (revision ${revision}).${everywhere}`);
}

async function revokeFromFolder({ keys }: Deployment, key: string): Promise<void> {
  const others = (await keys.signingIds()).filter((id) => id !== key);
  if (others.length === 0)
    throw new OperatorError(
      `Without ${key}, ${keys.folder} has no private key to sign with. Create another one first.`,
    );
  if (!(await keys.remove(key)))
    throw new OperatorError(`${keys.folder} has no key "${key}". It has: ${(await keys.verifyingIds()).join(', ')}.`);
}

/** @returns the version of the new roles document */
async function revokeFromRoles(deployment: Deployment, roles: Roles, key: string): Promise<number> {
  const { [key]: taken, ...keys } = roles.keys;
  if (!taken)
    throw new OperatorError(`The roles document has no key "${key}". It has: ${Object.keys(roles.keys).join(', ')}.`);
  const without = (ids: string[]) => ids.filter((id) => id !== key);
  const next = {
    ...roles,
    version: roles.version + 1,
    keys,
    operators: without(roles.operators),
    roles: Object.fromEntries(
      Object.entries(roles.roles).map(([name, role]) => [name, { ...role, keys: without(role.keys) }]),
    ),
  };
  const { isInForce, signers } = await signRoles(deployment, next);
  if (isInForce) return next.version;
  throw new OperatorError(
    `${key} still counts: version ${next.version} of the roles document is signed by ${signers.join(', ')} alone. Run the same command with another root key.`,
  );
}

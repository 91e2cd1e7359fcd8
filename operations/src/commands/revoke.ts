import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import { revoked, revokedFrom } from '@bank/registry/grants/revoke.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { signRoles } from '@bank/registry/revisions/signRoles.ts';
import type { Command } from 'commander';
import { example, jsonOption } from './options.ts';
import { print } from './print.ts';
import { requireRoles } from './requireRegistry.ts';
import { stillMissing } from './stillMissing.ts';

export function addRevoke(program: Command): void {
  program
    .command('revoke')
    .description('take every right from a key, for good, or one role: signs the next roles document, without it')
    .argument('<key>', 'its name')
    .option('--role <name>', 'only out of this role; the key keeps all else')
    .addOption(jsonOption())
    .addHelpText('after', example('bank revoke spring-2027') + example('bank revoke spring-2027 --role "Cards squad"'))
    .action(revoke);
}

async function revoke(key: string, { role, ...options }: { role?: string; json?: boolean }): Promise<void> {
  const deployment = await openDeployment();
  const bank = await requireRoles(deployment);
  const next = role === undefined ? revoked(bank.authority, key) : revokedFrom(bank, key, role);
  const { missing, signers } = await signRoles(deployment, next);
  const data = { key, roles: next.version, signers, missing };
  if (missing > 0)
    throw new OperatorError(
      `${key} still counts: version ${next.version} of the roles document is signed by ${signers.join(', ')} alone. ${stillMissing(missing)}`,
      data,
    );
  const document = `(version ${next.version} of the roles document)`;
  const said =
    role === undefined
      ? `Revoked ${key} ${document}. What it alone has signed is no longer served; its owners say it again with another key.`
      : `${key} is no longer in the role "${role}" ${document}. What else it may do stays.`;
  print(options, data, said);
}

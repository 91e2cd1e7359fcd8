import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { signRoles } from '@bank/registry/revisions/signRoles.ts';
import { revoked } from '@bank/registry/roles/revoke.ts';
import type { Command } from 'commander';
import { example, jsonOption } from './options.ts';
import { print } from './print.ts';
import { requireBank } from './requireRegistry.ts';
import { stillMissing } from './stillMissing.ts';

export function addRevoke(program: Command): void {
  program
    .command('revoke')
    .description('take every right from a key, for good: signs the next roles document, without it')
    .argument('<key>', 'its name')
    .addOption(jsonOption())
    .addHelpText('after', example('bank revoke spring-2027'))
    .action(revoke);
}

async function revoke(key: string, options: { json?: boolean }): Promise<void> {
  const deployment = await openDeployment();
  const { authority } = await requireBank(deployment);
  if (!authority) throw new OperatorError('There is no roles document.');
  const next = revoked(authority, key);
  const { missing, signers } = await signRoles(deployment, next);
  const data = { key, roles: next.version, signers, missing };
  if (missing > 0)
    throw new OperatorError(
      `${key} still counts: version ${next.version} of the roles document is signed by ${signers.join(', ')} alone. ${stillMissing(missing)}`,
      data,
    );
  const said = `Revoked ${key} (version ${next.version} of the roles document). What it alone has signed is no longer served; its owners say it again with another key.`;
  print(options, data, said);
}

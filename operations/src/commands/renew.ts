import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import { operator } from '@bank/registry/config/operator.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import type { Command } from 'commander';
import { example, jsonOption, whyOption } from './options.ts';
import { print } from './print.ts';
import { requireRegistry } from './requireRegistry.ts';

export function addRenew(program: Command): void {
  program
    .command('renew')
    .description('sign the registry again as it is, so that it is not taken for an old one')
    .addOption(whyOption('Renewed by hand'))
    .addOption(jsonOption())
    .addHelpText('after', example('bank renew'))
    .action(renew);
}

async function renew({ why, ...options }: { why: string; json?: boolean }): Promise<void> {
  const deployment = await openDeployment();
  await requireRegistry(deployment);
  const reason = { by: operator(), action: 'renew', app: 'registry', why };
  const { registry } = await revise(deployment, reason, (state) => state, { renews: true });
  const { revision } = registry ?? {};
  print(options, { revision }, `Renewed: nothing has changed (revision ${revision}).`);
}

import { example, jsonOption } from '@bank/operations/commands/options.ts';
import { print } from '@bank/operations/commands/print.ts';
import { requireRegistry } from '@bank/operations/commands/requireRegistry.ts';
import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import type { Command } from 'commander';
import { currentWorkspace } from '../workspace/Workspace.ts';
import { writePublicTypes } from '../workspace/writePublicTypes.ts';

export function addTypes(program: Command): void {
  program
    .command('types')
    .description('write the types that the other remotes of the bank publish into src/bank-types')
    .addOption(jsonOption())
    .addHelpText('after', example('bank types'))
    .action(async (options: { json?: boolean }) => {
      const [own] = currentWorkspace().packages;
      if (!own) return;
      const deployment = await openDeployment();
      const written = await writePublicTypes(deployment, await requireRegistry(deployment), own);
      const lines = written.map(({ name, version, file }) => `${file} is of ${name} ${version}.`);
      print(options, written, lines.join('\n') || 'No other remote of the bank publishes types.');
    });
}

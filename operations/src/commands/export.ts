import path from 'node:path';
import { compressBeyond } from '@bank/gateway/dictionaries/compressBeyond.ts';
import { commandLine } from '@bank/registry/commandLine.ts';
import { loadConfig, loadDictionaries } from '@bank/registry/config/loadConfig.ts';
import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import { configFile } from '@bank/registry/config/places.ts';
import { requireFolder } from '@bank/registry/requireFolder.ts';
import type { Command } from 'commander';
import { example, jsonOption } from './options.ts';
import { print } from './print.ts';

export function addExport(program: Command): void {
  program
    .command('export')
    .description('write the bank as static files for nginx or a CDN, without a gateway')
    .argument('<folder>', 'output folder; files of earlier exports stay')
    .addOption(jsonOption())
    .addHelpText('after', example('bank export /srv/bank'))
    .action(exportCommand);
}

async function exportCommand(wanted: string, options: { json?: boolean }): Promise<void> {
  const { exportBank } = await import('../export/exportBank.ts');
  const folder = path.resolve(wanted);
  await requireFolder(folder, 'The export folder');
  const file = configFile();
  const compress = (await loadDictionaries(file)) ? compressBeyond : undefined;
  const { revision, unreachable } = await exportBank(await openDeployment(), await loadConfig(file), folder, compress);
  const lines = [
    `Exported revision ${revision} to ${folder}.`,
    `nginx: root ${folder}; include ${folder}/nginx.conf;`,
    ...unreachable.map(
      ({ service, remotes }) =>
        `Only a gateway (${commandLine('serve')}) reaches the service ${service}: what ${remotes.join(' and ')} asks it shows an error.`,
    ),
  ];
  print(options, { revision, folder, unreachable }, lines.join('\n'));
}

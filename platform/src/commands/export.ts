import path from 'node:path';
import type { Command } from 'commander';
import { loadConfig } from '../config/loadConfig.ts';
import { openDeployment } from '../config/openDeployment.ts';
import { configFile } from '../config/places.ts';
import { requireFolder } from '../requireFolder.ts';
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
  const revision = await exportBank(await openDeployment(), await loadConfig(configFile()), folder);
  const text = `Exported revision ${revision} to ${folder}.\nnginx: root ${folder}; include ${folder}/nginx.conf;`;
  print(options, { revision, folder }, text);
}

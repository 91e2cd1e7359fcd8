import type { Command } from 'commander';
import { OperatorError } from '../OperatorError.ts';
import { latestRevision, readRevision } from '../registry/registry.ts';
import { openDeployment } from './openDeployment.ts';
import { example, jsonOption } from './options.ts';
import { parseCount, print, table } from './print.ts';

export function addLog(program: Command): void {
  program
    .command('log')
    .description('who changed what, when and why: the registry’s revisions, the newest first')
    .option('--count <number>', 'how many', parseCount, 20)
    .addOption(jsonOption())
    .addHelpText('after', example('bank log --count 5'))
    .action(log);
}

async function log(options: { count: number; json?: boolean }): Promise<void> {
  const deployment = await openDeployment();
  const newest = await latestRevision(deployment.store);
  const numbers = Array.from({ length: Math.min(options.count, newest) }, (_, index) => newest - index);
  const entries = await Promise.all(
    numbers.map(async (revision) => {
      const found = await readRevision(deployment, revision).catch((error: unknown) => {
        if (error instanceof OperatorError) return error;
        throw error;
      });
      if (found instanceof OperatorError) return { revision, problem: found.message };
      return { revision, ...found.registry.change, key: found.key };
    }),
  );
  const rows = entries.map((entry) => {
    if ('problem' in entry) return [String(entry.revision), '–', '–', '–', '–', `Not verified: ${entry.problem}`];
    const { revision, at, by, action, app, version = '', why } = entry;
    return [String(revision), at.slice(0, 19).replace('T', ' '), by, action, `${app} ${version}`.trim(), why];
  });
  print(options, entries, rows.length > 0 ? table(rows) : 'Nothing has been released yet.');
}

import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { listRevisions, readPastRevision } from '@bank/registry/revisions/registry.ts';
import type { Authority } from '@bank/registry/roles/Authority.ts';
import { readAuthority } from '@bank/registry/roles/readAuthority.ts';
import type { Change } from '@bank/registry/schema.ts';
import type { Command } from 'commander';
import { example, jsonOption } from './options.ts';
import { parseCount, print, table, UNVERIFIED } from './print.ts';

export function addLog(program: Command): void {
  program
    .command('log')
    .description('who changed what, when and why: the registry’s revisions, newest first')
    .option('--count <number>', 'how many', parseCount, 20)
    .addOption(jsonOption())
    .addHelpText('after', example('bank log --count 5'))
    .action(log);
}

async function log(options: { count: number; json?: boolean }): Promise<void> {
  const deployment = await openDeployment();
  const numbers = (await listRevisions(deployment.store)).slice(0, options.count);
  const authority = await readAuthority(deployment);
  const entries = await Promise.all(numbers.map((revision) => entryOf(deployment, revision, authority)));
  const rows = entries.map(
    ({ revision, at, by, action, app, version = '', why, together = [], forced, key, roles }) => [
      String(revision),
      at.slice(0, 19).replace('T', ' '),
      by,
      action,
      [`${app} ${version}`.trim(), ...together].join(', '),
      key ? `${key} (${roles.join(', ')})` : '',
      [why, forced && `(forced: ${forced.join(' ')})`, !key && `(${UNVERIFIED})`].filter(Boolean).join(' '),
    ],
  );
  print(options, entries, rows.length > 0 ? table(rows) : 'Nothing has been released yet.');
}

type LogEntry = Change & { revision: number; key: string | null; roles: string[] };

/** An unreadable revision gets a line that says so. */
async function entryOf(deployment: Deployment, revision: number, authority: Authority): Promise<LogEntry> {
  try {
    const { registry, key, roles } = await readPastRevision(deployment, revision, authority);
    return { revision, ...registry.change, key: key ?? null, roles };
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return { revision, at: '', by: '', action: '', app: '', why: error.message, key: null, roles: [] };
  }
}

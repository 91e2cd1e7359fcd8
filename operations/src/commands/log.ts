import { history } from '@bank/registry/bank/history.ts';
import { latestBank } from '@bank/registry/bank/latest.ts';
import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import type { Change } from '@bank/registry/schema.ts';
import type { Command } from 'commander';
import { example, jsonOption } from './options.ts';
import { parseCount, print, table } from './print.ts';

export function addLog(program: Command): void {
  program
    .command('log')
    .description('who changed what, when and why, newest first')
    .option('--count <number>', 'how many', parseCount, 20)
    .addOption(jsonOption())
    .addHelpText('after', example('bank log --count 5'))
    .action(log);
}

async function log(options: { count: number; json?: boolean }): Promise<void> {
  const deployment = await openDeployment();
  const bank = await latestBank(deployment);
  const entries = (await history(deployment, bank, options.count)).map(({ signer, revision, change }): LogEntry => {
    const { authority } = bank;
    return {
      revision,
      ...change,
      key: authority?.nameOf(signer) ?? null,
      signer: authority?.describeSigner(signer) ?? '',
    };
  });
  const rows = entries.map(
    ({ revision, at, by, action, app, version = '', to, why, together = [], forced, signer }) => [
      String(revision),
      at.slice(0, 19).replace('T', ' '),
      by,
      action,
      [`${app} ${version}`.trim(), ...together].join(', '),
      signer,
      [to && `${to}:`, why, forced && `(forced: ${forced.join(' ')})`].filter(Boolean).join(' '),
    ],
  );
  print(options, entries, rows.length > 0 ? table(rows) : 'Nothing has been released yet.');
}

/** `key` is `null` if it has been revoked since. */
type LogEntry = Change & { revision: number; key: string | null; signer: string };

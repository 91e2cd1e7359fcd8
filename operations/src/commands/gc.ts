import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import { operator } from '@bank/registry/config/operator.ts';
import { releaseId } from '@bank/registry/edits/collectGarbage.ts';
import { PAGE_LIFETIME_MS, removeGarbage } from '@bank/registry/release/garbage.ts';
import type { Command } from 'commander';
import { example, jsonOption, whyOption } from './options.ts';
import { print } from './print.ts';

export function addGc(program: Command): void {
  program
    .command('gc')
    .description('remove unused versions; active, canary, held and the previous two always stay')
    .option('--held', 'remove held versions too')
    .option('--now', 'also remove what was live in the last 24 hours, although open pages may need it')
    .addOption(whyOption('Removed unused versions'))
    .addOption(jsonOption())
    .addHelpText('after', example('bank gc'))
    .action(gc);
}

interface GcOptions {
  now?: boolean;
  held?: boolean;
  why: string;
  json?: boolean;
}

async function gc({ now, held, why, ...options }: GcOptions): Promise<void> {
  const deployment = await openDeployment();
  const { registry, removed, inUse } = await removeGarbage(
    deployment,
    { by: operator(), why },
    { pageLifetime: now ? 0 : PAGE_LIFETIME_MS, keepsHeld: !held },
  );
  const names = removed.map(releaseId);
  const kept = inUse.map(releaseId);
  const lines = registry
    ? [`Removed ${names.length} (revision ${registry.revision}):`, ...names]
    : ['Nothing to remove.'];
  if (kept.length > 0) lines.push('Kept for open pages, up to 24 hours (`--now` removes them too):', ...kept);
  print(options, { revision: registry?.revision, removed: names, kept }, lines.join('\n'));
}

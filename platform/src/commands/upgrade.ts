import { example } from '@bank/operations/commands/options.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import type { Command } from 'commander';
import { gt, minVersion } from 'semver';
import { publishedVersions } from '../templates/createRepository.ts';
import { runProgram } from '../upgrade/runProgram.ts';
import { upgradeRepository } from '../upgrade/upgradeRepository.ts';
import { currentWorkspace } from '../workspace/Workspace.ts';

const PLATFORM = '@bank/platform';

export function addUpgrade(program: Command): void {
  program
    .command('upgrade')
    .description('move a repository to the newest packages and templates of the bank, and show what changes')
    .option('--no-install', 'only change files')
    .addHelpText('after', example('bank upgrade'))
    .action(upgradeCommand);
}

async function upgradeCommand({ install }: { install: boolean }): Promise<void> {
  const { kind, root } = currentWorkspace();
  if (kind === 'checkout') throw new OperatorError('Run this in a repository of a remote: git upgrades the checkout.');
  requireClean(root);
  const newest = runProgram('npm', ['view', PLATFORM, 'version'], root).trim();
  const own = minVersion(publishedVersions[PLATFORM] ?? newest)?.version ?? newest;
  const options = install ? [] : ['--no-install'];
  // Each version of this command knows its own templates alone.
  if (gt(newest, own)) runProgram('npx', ['--yes', `${PLATFORM}@${newest}`, 'upgrade', ...options], root, 'inherit');
  else report(root, await upgradeRepository(root, install));
}

/** Otherwise nobody could tell the upgrade's changes from the squad's. */
function requireClean(root: string): void {
  const changed = runProgram('git', ['status', '--porcelain'], root).trim();
  if (changed)
    throw new OperatorError(`${root} has changes that git does not have yet. Commit them first:\n${changed}`);
}

function report(root: string, conflicts: string[]): void {
  // New files are shown too.
  runProgram('git', ['add', '--intent-to-add', '.'], root);
  const diff = runProgram('git', ['--no-pager', 'diff', '--', '.', ':!package-lock.json'], root);
  console.log(diff || 'Everything is the newest already.');
  if (conflicts.length > 0)
    throw new OperatorError(
      `You and the template have changed the same lines of ${conflicts.join(', ')}. Choose between them where git’s marks stand.`,
    );
  if (diff) console.log('Run npm test and npm run check, then commit. "git reset --hard" takes the upgrade back.');
}

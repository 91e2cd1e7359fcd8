import { createRequire } from 'node:module';
import path from 'node:path';
import { latestRegistry } from '@bank/registry/bank/latest.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { buildIfChanged } from '../workspace/build.ts';
import { readPinned, type Shell, shellOf } from './readPinned.ts';
import { REVISION, repositoryBank, SHELL } from './repositoryBank.ts';
import { run } from './run.ts';
import { serveKeySet } from './serveKeySet.ts';

/**
 * Runs the journeys of a squad's repository once with each shell: the live one of the pinned revision, or the next one
 * of the newest revision. @param args for Playwright @returns whether all have passed
 */
export async function runJourneys(shells: Shell[], args: string[]): Promise<boolean> {
  const { workspace, remote, deployment, revision } = await repositoryBank();
  const playwright = playwrightOf(workspace.root);
  const newest = shells.includes('next') || !revision ? (await latestRegistry(deployment))?.revision : undefined;
  const chosen = await Promise.all(
    shells.map(async (shell) => {
      const number = (shell === 'live' ? revision : undefined) ?? newest ?? 1;
      return { shell, number, version: shellOf(await readPinned(deployment, number, shell)) };
    }),
  );
  await buildIfChanged(workspace, remote);
  const keySet = await serveKeySet();
  let hasPassed = true;
  for (const { shell, number, version } of chosen) {
    console.log(`${remote.name} in the ${shell} shell, ${version}, with the others of revision ${number}`);
    const env = { ...keySet.env, [REVISION]: String(number), [SHELL]: shell };
    // The files of a failure in one shell outlive the run in the next.
    const output = ['--output', path.join('test-results', shell)];
    const code = await run(process.execPath, [playwright, 'test', ...output, ...args], workspace.root, { env });
    hasPassed &&= code === 0;
  }
  keySet.stop();
  return hasPassed;
}

function playwrightOf(root: string): string {
  try {
    const manifest = createRequire(path.join(root, 'package.json')).resolve('@playwright/test/package.json');
    return path.join(path.dirname(manifest), 'cli.js');
  } catch {
    throw new OperatorError('Playwright is not installed. Run: npm install --save-dev --save-exact @playwright/test');
  }
}

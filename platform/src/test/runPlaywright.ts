import { rm } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../workspace/paths.ts';
import { type Count, countPlaywright } from './count.ts';
import { findBrowser, findHeadlessShell } from './findBrowser.ts';
import { run } from './run.ts';

const REPORT = path.join(root, 'e2e/test-results/report.json');

export async function runPlaywright(args: string[], env: Record<string, string> = {}): Promise<Count> {
  const CHROMIUM_PATH = findBrowser();
  const HEADLESS_SHELL_PATH = findHeadlessShell() ?? CHROMIUM_PATH;
  await rm(REPORT, { force: true });
  const cwd = path.join(root, 'e2e');
  const program = path.join(cwd, 'node_modules/.bin/playwright');
  const code = await run(program, ['test', ...args], cwd, { env: { CHROMIUM_PATH, HEADLESS_SHELL_PATH, ...env } });
  return countPlaywright(REPORT, code);
}

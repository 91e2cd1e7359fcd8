import { rm } from 'node:fs/promises';
import path from 'node:path';
import { run } from '@bank/platform/src/testkit/run.ts';
import { root } from '../workspace/paths.ts';
import { type Count, countPlaywright } from './count.ts';
import { findBrowser, findFirefox, findHeadlessShell } from './findBrowser.ts';
import { testFonts } from './testFonts.ts';

const REPORT = path.join(root, 'e2e/test-results/report.json');

export function runPlaywright(args: string[], env: Record<string, string> = {}): Promise<Count> {
  const CHROMIUM_PATH = findBrowser();
  const HEADLESS_SHELL_PATH = findHeadlessShell() ?? CHROMIUM_PATH;
  return runIn({ CHROMIUM_PATH, HEADLESS_SHELL_PATH, ...env }, args);
}

export function runPlaywrightInFirefox(): Promise<Count> {
  return runIn({ FIREFOX_PATH: findFirefox() }, ['--config', 'firefox.config.ts']);
}

async function runIn(env: Record<string, string>, args: string[]): Promise<Count> {
  await rm(REPORT, { force: true });
  const cwd = path.join(root, 'e2e');
  const program = path.join(cwd, 'node_modules/.bin/playwright');
  const code = await run(program, ['test', ...args], cwd, { env: { ...testFonts, ...env } });
  return countPlaywright(REPORT, code);
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { OperatorError } from '../OperatorError.ts';
import { root } from '../workspace/paths.ts';
import { installedBrowser, onPath } from './installedBrowser.ts';

const HEADLESS_SHELL = 'chromium-headless-shell';

/** @throws {OperatorError} when none is installed or can be installed */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new OperatorError(`CHROMIUM_PATH is "${named}", and there is no such file. Correct it, or unset it.`);
  }
  const found = installedBrowser() ?? fromPlaywright() ?? fromDebian();
  if (found) return found;
  throw new OperatorError('No Chromium can be found or installed. Install one and name it in CHROMIUM_PATH.');
}

/** Runs journeys a third faster. */
export function findHeadlessShell(): string | undefined {
  return process.env.CHROMIUM_PATH ? undefined : onPath([HEADLESS_SHELL]);
}

function fromPlaywright(): string | undefined {
  console.log('No Chromium is installed. Downloading one for Playwright …');
  const require = createRequire(path.join(root, 'e2e/package.json'));
  const cli = path.join(path.dirname(require.resolve('@playwright/test/package.json')), 'cli.js');
  const { status } = spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  if (status !== 0) return undefined;
  const { chromium } = require('@playwright/test') as { chromium: { executablePath(): string } };
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function fromDebian(): string | undefined {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium from Debian’s packages …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  const packages = ['chromium', HEADLESS_SHELL];
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: 'inherit', env });
  return installedBrowser();
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { installFromDebian } from '@bank/observability/testing/debianTool.ts';
import { installedBrowser, onPath } from '@bank/platform/src/testkit/installedBrowser.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { root } from '../workspace/paths.ts';

const HEADLESS_SHELL = 'chromium-headless-shell';

/** @throws {OperatorError} when none is installed or can be installed */
export function findBrowser(): string {
  const find = () => installedBrowser() ?? fromPlaywright() ?? chromiumFromDebian();
  return namedIn('CHROMIUM_PATH') ?? find() ?? refuse('Chromium', 'CHROMIUM_PATH');
}

/** @throws {OperatorError} when none is installed */
export function findFirefox(): string {
  return namedIn('FIREFOX_PATH') ?? onPath(['firefox']) ?? refuse('Firefox', 'FIREFOX_PATH');
}

/** Runs journeys a third faster. */
export function findHeadlessShell(): string | undefined {
  return process.env.CHROMIUM_PATH ? undefined : onPath([HEADLESS_SHELL]);
}

function namedIn(variable: string): string | undefined {
  const named = process.env[variable];
  if (!named || existsSync(named)) return named || undefined;
  throw new OperatorError(`${variable} is "${named}", and there is no such file. Correct it, or unset it.`);
}

function refuse(browser: string, variable: string): never {
  throw new OperatorError(`No ${browser} can be found or installed. Install one and name it in ${variable}.`);
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

function chromiumFromDebian(): string | undefined {
  console.log('Installing Chromium from Debian’s packages …');
  installFromDebian(['chromium', HEADLESS_SHELL]);
  return installedBrowser();
}

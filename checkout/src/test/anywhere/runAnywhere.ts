import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onPath } from '@bank/platform/src/testkit/installedBrowser.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { cacheFolder } from '../../workspace/paths.ts';
import { type Count, countJest, countOfOne, countPlaywright } from '../count.ts';
import { findBrowser, findHeadlessShell } from '../findBrowser.ts';
import { withTemporaryFolder } from '../withTemporaryFolder.ts';
import { cloneCheckout, own } from './Checkout.ts';
import { keepBusy } from './keepBusy.ts';
import { type Situation, situations } from './situations.ts';

/** Signing in, dashboard, accounts and transfers, with sample data and with the API. */
const JOURNEYS = [
  ...['journeys/sign-in', 'widths/dashboard', 'live/accounts', 'live/transfer'],
  ...['--project', 'desktop', '--project', 'live'],
];
const logs = path.join(cacheFolder, 'anywhere');

/** Prints a line for each situation. @param chosen parts of names; all when empty @throws {OperatorError} when a part is in no name */
export async function runAnywhere(chosen: string[]): Promise<void> {
  const unknown = chosen.find((part) => !situations.some(({ name }) => name.includes(part)));
  if (unknown)
    throw new OperatorError(
      `No situation has "${unknown}" in its name: ${situations.map(({ name }) => name).join(', ')}.`,
    );
  const wanted = situations.filter(({ name }) => chosen.length === 0 || chosen.some((part) => name.includes(part)));
  const counts: Count[] = [];
  for (const situation of wanted) counts.push(await countIn(situation));
  const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

async function countIn(situation: Situation): Promise<Count> {
  const log = path.join(logs, `${situation.name.replaceAll(/\W+/g, '-')}.log`);
  const startedAt = performance.now();
  const stop = situation.isBusy ? keepBusy() : () => {};
  const count = await withTemporaryFolder(() => runIn(situation, log))
    .catch((error: Error) => {
      console.error(error.message);
      return countOfOne(false);
    })
    .finally(stop);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const place = count.failed > 0 ? `: ${log}` : '';
  console.log(`${situation.name}: ${count.passed} passed, ${count.failed} failed in ${seconds} s${place}`);
  return count;
}

async function runIn(situation: Situation, log: string): Promise<Count> {
  const checkout = situation.isCloned ? cloneCheckout() : own;
  mkdirSync(logs, { recursive: true });
  const output = openSync(log, 'w');
  const at = (file: string) => path.join(checkout.root, file);
  const browser = findBrowser();
  const env = {
    ...process.env,
    CHROMIUM_PATH: browser,
    HEADLESS_SHELL_PATH: findHeadlessShell() ?? browser,
    FONTCONFIG_FILE: at('e2e/fonts.conf'),
    PATH: situation.isPathEmpty
      ? withNodeAlone()
      : [path.dirname(checkout.node), process.env.PATH].join(path.delimiter),
    ...checkout.env,
    ...situation.env?.(),
  };
  const run = async (folder: string, ...args: string[]) => {
    const [program = '', ...rest] = [...(situation.wrapper?.() ?? []), checkout.node, ...args];
    const child = spawn(program, rest, { cwd: at(folder), env, stdio: ['ignore', output, output] });
    const [code] = await once(child, 'close');
    return Number(code ?? 1);
  };
  const [unitReport, report] = [at('.cache/anywhere.json'), at('e2e/test-results/report.json')];
  for (const file of [unitReport, report]) rmSync(file, { force: true });
  const jest = ['--ci', '--json', '--outputFile', unitReport, situation.unitTests];
  const units = await countJest(unitReport, await run('.', at('node_modules/jest/bin/jest.js'), ...jest));
  const playwright = at('e2e/node_modules/@playwright/test/cli.js');
  const journeys = await countPlaywright(report, await run('e2e', playwright, 'test', ...JOURNEYS));
  return { passed: units.passed + journeys.passed, failed: units.failed + journeys.failed, tests: [] };
}

function withNodeAlone(): string {
  const folder = path.join(os.tmpdir(), 'bin');
  mkdirSync(folder);
  symlinkSync(process.execPath, path.join(folder, 'node'));
  for (const name of ['npm', 'npx']) symlinkSync(onPath([name]) ?? '', path.join(folder, name));
  return folder;
}

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePortFrom } from '@bank/registry/freePortFrom.ts';
import { root } from '../workspace/paths.ts';
import { countJest } from './count.ts';
import { withTemporaryFolder } from './withTemporaryFolder.ts';

/** The oldest that the workspace takes, and the newest with long-term support. */
const VERSIONS = ['24.12.0', '26'];
const FIRST_PORT = 9000;

/**
 * Runs the unit tests, bundles the servers, and builds and starts the bank, on each Node. Prints a line for each.
 *
 * @param chosen which unit tests, in Jest's words; all when empty
 */
export async function testOnNodes(chosen: string[]): Promise<void> {
  for (const wanted of VERSIONS) {
    const node = await provideNode(wanted);
    // Tools that are started by their name are to find this one.
    const env = { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` };
    const { stdout: version } = await promisify(execFile)(node, ['--version']);
    const { passed, failed } = await withTemporaryFolder(() => unitTests(node, env, chosen));
    const status = await withTemporaryFolder(() => startedBank(node, env));
    console.log(`Node ${version.trim()}: ${passed} unit tests passed, ${failed} failed; ${status}.`);
    if (failed > 0 || status !== SERVES) process.exitCode = 1;
  }
}

const SERVES = 'the bank builds, starts and serves';

async function provideNode(version: string): Promise<string> {
  const args = ['--yes', '--package', `node@${version}`, 'node', '-p', 'process.execPath'];
  const { stdout } = await promisify(execFile)('npx', args);
  return stdout.trim();
}

async function unitTests(node: string, env: NodeJS.ProcessEnv, chosen: string[]) {
  const report = path.join(os.tmpdir(), 'jest.json');
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const child = start(node, [jest, '--ci', '--json', '--outputFile', report, ...chosen], env);
  const [code] = await once(child, 'close');
  return countJest(report, code);
}

async function startedBank(node: string, env: NodeJS.ProcessEnv): Promise<string> {
  const [bundled] = await once(start(node, ['checkout/bundle.mjs'], env), 'close');
  if (bundled !== 0) return 'the servers cannot be bundled';
  const folder = await mkdtemp(path.join(os.tmpdir(), 'started-'));
  const bank = start(node, ['checkout/bootstrap.mjs', 'start'], {
    ...env,
    BANK_STORE: path.join(folder, 'store'),
    BANK_KEYS: path.join(folder, 'keys'),
    PORT: String(await freePortFrom(FIRST_PORT)),
  });
  const ended = once(bank, 'close');
  const address = await Promise.race([addressOf(bank), ended.then(() => undefined)]);
  if (!address) return 'the bank does not start';
  const { status } = await fetch(address);
  bank.kill('SIGTERM');
  await ended;
  return status === 200 ? SERVES : `the bank answers with ${status}`;
}

function addressOf(bank: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    bank.stdout?.on('data', (chunk) => {
      text += chunk;
      const address = /ready at (\S+)/.exec(text)?.[1];
      if (address) resolve(address);
    });
  });
}

function start(node: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(node, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.resume();
  return child;
}

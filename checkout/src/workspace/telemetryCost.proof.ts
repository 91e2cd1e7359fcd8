import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bundlerOf } from '@bank/platform/src/workspace/bundler.ts';
import { currentWorkspace, findPackage } from '@bank/platform/src/workspace/Workspace.ts';
import { emptyFolder } from '@bank/registry/testing/deployment.ts';
import { root } from './paths.ts';

const MAX_BYTES = 1500;
/** Less would mean that it has not been left out. */
const MIN_BYTES = 500;

jest.setTimeout(180_000);

const shell = findPackage(currentWorkspace(), 'shell');

/** Bytes of the shell's own first script as brotli sends it. */
async function firstScript(config: string): Promise<number> {
  const folder = await emptyFolder();
  const args = ['build', '--config', path.join(root, config), '--output-path', folder];
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [bundlerOf(shell), ...args], { cwd: shell.folder, env, stdio: 'pipe' });
  const [main = ''] = readdirSync(folder).filter((file) => /^main\.\w+\.js$/.test(file));
  return brotliCompressSync(readFileSync(path.join(folder, main))).length;
}

test('what tells of a page costs its first load 1.5 kB at most: the rest loads once it is usable', async () => {
  const whole = await firstScript('shell/rspack.config.ts');
  const without = await firstScript('checkout/src/testing/shellWithoutTelemetry.config.ts');

  expect(whole - without).toBeGreaterThan(MIN_BYTES);
  expect(whole - without).toBeLessThanOrEqual(MAX_BYTES);
});

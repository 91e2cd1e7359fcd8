import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder, root } from '../testing/checkout.ts';
import { buildIfChanged } from '../workspace/build.ts';
import { currentWorkspace, distOf, findPackage } from '../workspace/Workspace.ts';
import { COMMIT, SBOM } from './buildFiles.js';

jest.setTimeout(120_000);

const PACKAGES = ['shell', 'mfe-accounts'];
/** Nothing else in a build looks like it. */
const NEXT_VERSION = '987.65.4';
const SOURCES = ['rspack.base.js', 'package.json', 'platform', 'shared', 'node_modules', ...PACKAGES];
let folder: string;
/** The workspace with all that is installed once more, elsewhere: by links to its files, as copying takes long. */
let copy: string;
let version: string;

beforeAll(() => {
  mkdirSync(cacheFolder, { recursive: true });
  folder = mkdtempSync(path.join(cacheFolder, 'bytes-'));
  copy = path.join(folder, 'another place', 'bank');
  mkdirSync(copy, { recursive: true });
  execFileSync('cp', ['-al', ...SOURCES.map((source) => path.join(root, source)), copy]);
  version = raiseVersion();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** @returns the folder of the workspace's own build */
async function original(name: string): Promise<string> {
  const workspace = currentWorkspace();
  const found = findPackage(workspace, name);
  await buildIfChanged(workspace, found);
  return distOf(found);
}

/** Builds a package of the copy, beside its links to the original's build. @returns the build's folder */
function build(workspace: string, name: string, modes: string[]): string {
  const dist = mkdtempSync(path.join(folder, 'dist-'));
  const bundler = path.join(workspace, 'platform/node_modules/@rspack/cli/bin/rspack.js');
  for (const mode of modes)
    execFileSync(process.execPath, [bundler, 'build', '--output-path', dist], {
      cwd: path.join(workspace, name),
      env: { ...process.env, NODE_ENV: mode },
    });
  return dist;
}

/** The hash of every file that a release takes from a build, by name: as if the shell's version were the original's. */
function hashesIn(dist: string): Record<string, string> {
  const contentOf = (file: string) => readFileSync(path.join(dist, file), 'latin1').replaceAll(NEXT_VERSION, version);
  const released = readdirSync(dist).filter((file) => file !== COMMIT);
  return Object.fromEntries(released.map((file) => [file, createHash('sha256').update(contentOf(file)).digest('hex')]));
}

/** The copy's shell. @returns the original's */
function raiseVersion(): string {
  const manifest = path.join(copy, 'shell/package.json');
  const { version, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'));
  // A link to the workspace's own.
  rmSync(manifest);
  writeFileSync(manifest, JSON.stringify({ ...rest, version: NEXT_VERSION }));
  return version;
}

test('the shell and a remote have the same bytes in whatever folder they are built, and a new version of the shell alone changes only where it stands', async () => {
  const modesOf = (name: string) => (name === 'shell' ? ['production', 'development'] : ['production']);

  for (const name of PACKAGES) {
    const built = hashesIn(await original(name));
    expect(built).toHaveProperty(['bank.json']);
    expect(built).toHaveProperty([SBOM]);
    const dist = build(copy, name, modesOf(name));
    expect(hashesIn(dist)).toEqual(built);
    expect(readFileSync(path.join(dist, 'bank.json'), 'utf8').includes(NEXT_VERSION)).toBe(name === 'shell');
  }
});

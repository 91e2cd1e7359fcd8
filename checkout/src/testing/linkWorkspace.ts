import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { createRemote, type NewRemote } from '@bank/platform/src/templates/createRemote.ts';
import { bundles } from '../workspace/bundles.ts';
import { root } from '../workspace/paths.ts';

/** Nothing of them is needed to write, build or serve a remote. */
const LEFT_OUT = ['docs', 'e2e'];

/**
 * Copies the workspace as it stands, so that a test may change it; what is installed is shared with this one.
 *
 * @param folder that does not exist yet
 */
export function linkWorkspace(folder: string): void {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  const files = list.split('\0').filter((file) => file && !LEFT_OUT.includes(file.split('/')[0] ?? ''));
  // What is deleted is listed until the deletion is committed.
  for (const file of files.filter((name) => existsSync(path.join(root, name))))
    cpSync(path.join(root, file), path.join(folder, file));
  // The stamp comes along, or the copy would build the servers again.
  const built = path.dirname(path.dirname(bundles.cli));
  for (const name of ['inputs.json', 'server', 'workspace'])
    cpSync(path.join(built, name), path.join(folder, path.relative(root, built), name), { recursive: true });
  for (const name of ['.', ...readdirSync(folder)]) {
    const installed = path.join(root, name, 'node_modules');
    if (existsSync(installed)) symlinkSync(installed, path.join(folder, name, 'node_modules'));
  }
}

/** Writes a new remote into such a copy, with the dependencies of another one. @returns its folder */
export async function addRemote(workspace: string, remote: NewRemote): Promise<string> {
  const folder = await createRemote(workspace, remote);
  symlinkSync(path.join(root, 'mfe-accounts/node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

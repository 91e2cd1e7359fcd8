import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * A program of Debian's, installed where that is possible.
 *
 * @param file where the package puts it
 * @returns its file
 * @throws when it is not there, and cannot be installed
 */
export function debianTool(file: string, name: string): string {
  if (existsSync(file)) return file;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const install = ['install', '-y', '-qq', '--no-install-recommends', name];
    for (const args of [['update', '-qq'], install]) spawnSync('apt-get', args, { stdio: 'ignore', env });
  }
  if (existsSync(file)) return file;
  throw new Error(
    `This test needs ${file}, which can only be installed as root on Debian. Install it: apt-get install ${name}`,
  );
}

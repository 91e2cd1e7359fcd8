import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const LOCK = path.join(os.tmpdir(), 'bank-apt.lock');

/** @throws when the package is missing and cannot be installed */
export function debianTool(file: string, name: string): string {
  if (existsSync(file)) return file;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${name}`;
    // Tests run in parallel, but apt does not.
    spawnSync('flock', [LOCK, 'sh', '-c', `test -e ${file} || { ${install}; }`], { stdio: 'ignore', env });
  }
  if (existsSync(file)) return file;
  throw new Error(
    `This test needs ${file}, which can only be installed as root on Debian. Install it: apt-get install ${name}`,
  );
}

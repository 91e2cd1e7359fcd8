import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const LOCK = path.join(os.tmpdir(), 'bank-apt.lock');

/** Installs a tool of Debian's where it is missing. @throws when that is not possible */
export function debianTool(file: string, name: string): string {
  if (!existsSync(file)) installFromDebian([name], `test -e ${file}`);
  if (existsSync(file)) return file;
  throw new Error(
    `This test needs ${file}, which can only be installed as root on Debian. Install it: apt-get install ${name}`,
  );
}

/** @param unless a command that succeeds where another process has installed them meanwhile */
export function installFromDebian(packages: string[], unless = 'false'): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  // dpkg refuses all work until it has finished an installation that was cut off.
  const steps = [
    'dpkg --configure -a',
    'apt-get update -qq',
    `apt-get install -y -qq -f --no-install-recommends ${packages.join(' ')}`,
  ];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  // Tests run in parallel, but apt does not.
  spawnSync('flock', [LOCK, 'sh', '-c', `${unless} || { ${steps.join('; ')}; }`], { stdio: 'ignore', env });
}

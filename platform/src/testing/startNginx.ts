import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { emptyFolder } from './deployment.ts';

const NGINX = '/usr/sbin/nginx';

/** Debian's nginx, installed where that is possible. @throws when it is not */
function findNginx(): string {
  if (existsSync(NGINX)) return NGINX;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const install = ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'];
    for (const args of [['update', '-qq'], install]) spawnSync('apt-get', args, { stdio: 'ignore', env });
  }
  if (existsSync(NGINX)) return NGINX;
  throw new Error(
    'These tests need nginx, which can only be installed as root on Debian. Install it: apt-get install nginx-light',
  );
}

/** Starts an nginx of the test's own. @param http what stands in its `http` block */
export async function startNginx(http: string): Promise<{ stop: () => Promise<void> }> {
  const folder = await emptyFolder();
  await mkdir(path.join(folder, 'temp'));
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path temp/${name};`);
  const config = `daemon off; master_process off; pid nginx.pid; error_log stderr;
events {}
http { access_log off; ${places.join(' ')}
${http}
}`;
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, config);
  const nginx = findNginx();
  const { status, stderr } = spawnSync(nginx, ['-t', '-q', '-p', folder, '-c', file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`nginx refuses its configuration:\n${stderr}`);
  const child = spawn(nginx, ['-p', folder, '-c', file], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

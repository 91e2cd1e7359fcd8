import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { debianTool } from '@bank/observability/testing/debianTool.ts';
import { emptyFolder } from '@bank/registry/testing/deployment.ts';

/** @param http content of the `http` block */
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
  const nginx = debianTool('/usr/sbin/nginx', 'nginx-light');
  const { status, stderr } = spawnSync(nginx, ['-t', '-q', '-p', folder, '-c', file], { encoding: 'utf8' });
  if (status !== 0 || stderr) throw new Error(`nginx refuses its configuration, or warns:\n${stderr}`);
  // The check above writes one too.
  await rm(path.join(folder, 'nginx.pid'), { force: true });
  const child = spawn(nginx, ['-p', folder, '-c', file], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // nginx writes it once its ports are open.
  while (!existsSync(path.join(folder, 'nginx.pid')) && child.exitCode === null) await setImmediate();
  if (child.exitCode !== null)
    throw new Error(`nginx ended at once, with ${child.exitCode}. Is one of its ports taken?`);
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@bank/checkout/workspace/paths.ts';
import { debianTool } from '@bank/observability/testing/debianTool.ts';
import { freePort } from '@bank/registry/testing/freePort.ts';
import type { Cluster } from '../Cluster.ts';
import { isOpen } from '../programs.ts';
import { ServerProcess } from '../ServerProcess.ts';
import type { Balancer, Drill } from './Drill.ts';
import { sigterm } from './servers.ts';

/** The servers end as in the other drill, behind what docs/operations/balancers.md says for nginx. */
export const behindNginx: Drill = {
  name: `${sigterm.name}, behind nginx`,
  startBalancer: startNginx,
  play: sigterm.play,
};

async function startNginx(cluster: Cluster): Promise<Balancer> {
  const folder = path.join(cluster.logFolder, 'nginx');
  await mkdir(path.join(folder, 'temp'), { recursive: true });
  const port = await freePort();
  const config = path.join(folder, 'nginx.conf');
  await writeFile(config, await configOf(cluster, port));
  const nginx = new ServerProcess('nginx', {
    file: debianTool('/usr/sbin/nginx', 'nginx-light'),
    args: ['-p', folder, '-c', config],
    isReady: () => isOpen('127.0.0.1', Number(port)),
    env: process.env,
    log: path.join(cluster.logFolder, 'nginx.log'),
  });
  await nginx.start();
  const address = `https://localhost:${port}/banking/`;
  return { address, authority: cluster.authority, end: async () => void (await nginx.end('SIGTERM')) };
}

/** The page's block, with this cluster's addresses and its balancer's certificate. */
async function configOf(cluster: Cluster, port: string): Promise<string> {
  const page = await readFile(path.join(root, 'docs/operations/balancers.md'), 'utf8');
  const block = /^```nginx$(.*?)^```$/ms.exec(page)?.[1] ?? '';
  const hosts = await Promise.all(['gateway-1', 'gateway-2'].map((name) => cluster.addressOf(name)));
  const places: [string, string][] = [
    ['10.0.0.11:3000', new URL(hosts[0] ?? '').host],
    ['10.0.0.12:3000', new URL(hosts[1] ?? '').host],
    ['listen 443 ssl', `listen ${port} ssl`],
    ['bank.example', 'localhost'],
    ['/etc/ssl/bank.pem', `${cluster.certificate}.crt`],
    ['/etc/ssl/bank.key', `${cluster.certificate}.key`],
  ];
  const http = places.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The page has no ${from}.`);
    return text.replace(from, to);
  }, block);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path temp/${kind};`,
  );
  return `daemon off; master_process off; pid nginx.pid; error_log stderr;
events {}
http { access_log off; ${temporary.join(' ')}
${http}}`;
}

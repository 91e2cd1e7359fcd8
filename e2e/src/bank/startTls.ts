import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { debianTool } from '@bank/observability/testing/debianTool.ts';
import { startNginx } from '@bank/operations/testing/startNginx.ts';
import { freePort } from './freePort.ts';
import type { Bank } from './startBank.ts';

/** Serves the bank with a self-signed certificate. @returns the https address */
export async function startTls(bank: Bank): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bank-tls-'));
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const self = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  await promisify(execFile)(debianTool('/usr/bin/openssl', 'openssl'), [...self, '-keyout', key, '-out', certificate]);
  const port = await freePort();
  const proxy = `proxy_pass http://localhost:${bank.port}; proxy_set_header X-Forwarded-Proto https;`;
  const tls = `ssl_certificate ${certificate}; ssl_certificate_key ${key};`;
  const { stop } = await startNginx(`server { listen localhost:${port} ssl; ${tls} location / { ${proxy} } }`);
  return { url: bank.url.replace(`http://localhost:${bank.port}`, `https://localhost:${port}`), stop };
}

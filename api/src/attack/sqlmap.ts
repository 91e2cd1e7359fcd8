import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Target } from './targets.ts';

const SQLMAP = '/usr/bin/sqlmap';

/** Installs Debian's sqlmap when it is missing. @throws when that is not possible */
export function findSqlmap(): string {
  if (existsSync(SQLMAP)) return SQLMAP;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const install = ['install', '-y', '-qq', '--no-install-recommends', 'sqlmap'];
    for (const args of [['update', '-qq'], install]) spawnSync('apt-get', args, { stdio: 'ignore', env });
  }
  if (existsSync(SQLMAP)) return SQLMAP;
  throw new Error(
    'This needs sqlmap, which can only be installed as root on Debian. Install it: apt-get install sqlmap',
  );
}

/** Ids and months in a path: what is marked is attacked. */
const PARAMETERS = /(?<=\/)([0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d)(?=\/|$)/g;

interface Attack {
  address: string;
  cookie: string;
  folder: string;
}

export function attack({ method, url, body }: Target, { address, cookie, folder }: Attack): Promise<string> {
  const headers = [
    'X-Bank-Request: 1',
    'Sec-Fetch-Site: same-origin',
    'Idempotency-Key: 0123456789abcdef',
    `Cookie: ${cookie}`,
  ];
  if (body) headers.push('Content-Type: application/json');
  const marked = body || url.includes('?') ? url : url.replace(PARAMETERS, '$&*');
  const args = ['-u', `${address}/api/v1${marked}`, '--method', method, '--headers', headers.join('\n')];
  if (body) args.push('--data', JSON.stringify(body));
  // sqlmap stops at these statuses unless told to ignore them.
  const codes = '400,401,403,404,409,410,413,415,422,429';
  args.push('--batch', '--flush-session', '--dbms', 'postgresql', '--ignore-code', codes, '--threads', '4');
  // Level 2 also attacks cookies, which is all there is without a body, query or parameters.
  args.push('--level', body || url.includes('?') ? '1' : '2', '--output-dir', folder);
  const child = spawn(findSqlmap(), args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  return new Promise((resolve) => child.on('close', () => resolve(text)));
}

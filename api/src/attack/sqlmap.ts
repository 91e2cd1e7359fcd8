import { spawn } from 'node:child_process';
import { debianTool } from '@bank/observability/testing/debianTool.ts';
import type { Target } from './targets.ts';

/** @throws when it cannot be installed */
export function findSqlmap(): string {
  return debianTool('/usr/bin/sqlmap', 'sqlmap');
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

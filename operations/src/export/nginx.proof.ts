import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { createGateway } from '@bank/gateway/createGateway.ts';
import { compressBeyond } from '@bank/gateway/dictionaries/compressBeyond.ts';
import { plainHeaders } from '@bank/gateway/headers.ts';
import { namedByContent, releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment, emptyFolder } from '@bank/registry/testing/deployment.ts';
import { freePort } from '@bank/registry/testing/freePort.ts';
import { outcome, startBank, whenReady } from '../testing/runBank.ts';
import { startNginx } from '../testing/startNginx.ts';
import { verifyBank } from '../verify/verifyBank.ts';
import { exportBank } from './exportBank.ts';

jest.setTimeout(180_000);

/** Ends what a test has started, also when it fails: a child that lives on would keep the run from ending. */
const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const auth = {
  mounts: [{ path: '/auth/*', title: 'Sign in', layout: 'public', expose: 'Page', files: ['page.js'] }],
};
const accounts = {
  mounts: ['/accounts', '/accounts/:id', '/accounts/new', '/accounts/:id/files/*'].map((at, index) => ({
    path: at,
    title: 'Accounts',
    layout: 'main',
    expose: 'Page',
    files: [`page${index}.js`],
  })),
};
const pages = Object.fromEntries(accounts.mounts.flatMap(({ files }) => files.map((file) => [file, file])));

/** What differs between any two answers, and what only a server that is asked anew can say. */
const OWN = [
  'date',
  'server',
  'connection',
  'keep-alive',
  'etag',
  'last-modified',
  'accept-ranges',
  'content-length',
  'transfer-encoding',
];

async function bank() {
  const deployment = await emptyDeployment();
  const style = {
    'index.html': `<html%THEME%><head><style>a{}</style>%HEAD%</head><body>${'text '.repeat(500)}</body></html>`,
  };
  await releaseAll(deployment, shellBuild({}, style), remoteBuild('cards'), remoteBuild('auth', auth));
  await releaseAll(deployment, remoteBuild('accounts', accounts, pages));
  return deployment;
}

test('an export behind nginx answers as the gateway does, header by header', async () => {
  const deployment = await bank();
  const folder = await emptyFolder();
  await exportBank(deployment, config, folder);
  const port = await freePort();
  const server = `server { listen 127.0.0.1:${port}; root ${folder}; include ${path.join(folder, 'nginx.conf')}; }`;
  const nginx = await startNginx(`client_max_body_size 64k; ${server}`);
  stops.push(nginx.stop);
  const gateway = await createGateway({ config, deployment });
  const origin = `http://127.0.0.1:${port}`;
  const script = /src="([^"]+)"/.exec((await gateway.inject('/banking/')).body)?.[1] ?? '';

  const places = [
    ...['', 'cards', 'cards/', 'auth', 'auth/login', 'auth/reset-password', 'unknown/page'],
    ...[
      'accounts',
      'accounts/7',
      'accounts/7/',
      'Accounts/NEW',
      'accounts/7/files',
      'accounts/7/files/a/b',
      'accounts/7/x',
    ],
  ].map((at) => `/banking/${at}`);
  for (const place of [...places, script, '/banking/registry.json', '/api/v1/auth/me']) {
    const headers = { accept: 'text/html', 'accept-encoding': 'identity' };
    const there = await fetch(origin + place, { headers });
    const here = await gateway.inject({ url: place, headers });
    expect({ place, status: there.status, body: await there.text() }).toEqual({ place, status: 200, body: here.body });
    expect({ place, ...headersOf([...there.headers]) }).toEqual({ place, ...headersOf(Object.entries(here.headers)) });
  }

  const { headers } = await fetch(`${origin}/banking/cards`, { headers: { 'accept-encoding': 'gzip' } });
  expect(headers.get('content-encoding')).toBe('gzip');
  for (const [method, at] of [
    ['GET', '/banking/artifacts/shell/none/gone.js'],
    ['GET', `${script.replace(/[^/]+$/, '')}index.html`],
    ['GET', '/nowhere'],
    ['POST', '/banking/cards'],
    ['DELETE', script],
  ] as const) {
    const refused = await fetch(origin + at, { method });
    expect({ at, status: refused.status, ...Object.fromEntries(refused.headers) }).toMatchObject({
      at,
      status: method === 'GET' ? 404 : 405,
      'content-type': 'application/problem+json',
      'content-security-policy': plainHeaders['content-security-policy'],
      'cache-control': 'no-store',
    });
  }
  expect((await fetch(origin, { redirect: 'manual' })).headers.get('location')).toMatch(/\/banking\/$/);
  expect((await fetch(`${origin}/banking/events`, { method: 'POST', body: '[]' })).status).toBe(204);
});

test('verify finds no difference between an export behind nginx and the registry, wherever a page is', async () => {
  const deployment = await emptyDeployment();
  const shell = shellBuild({ mainLayout: ['layout.js'] }, { 'layout.js': 'layout' });
  await releaseAll(deployment, shell, remoteBuild('cards'), remoteBuild('auth', auth));
  const folder = await emptyFolder();
  const shown = { ...config, platformPage: true };
  await exportBank(deployment, shown, folder);
  const port = await freePort();
  const nginx = await startNginx(`server { listen 127.0.0.1:${port}; root ${folder}; include ${folder}/nginx.conf; }`);
  stops.push(nginx.stop);

  const { checked, differences } = await verifyBank(new URL(`http://127.0.0.1:${port}`), shown, deployment);

  expect(differences).toEqual([]);
  expect(checked.map(({ url }) => new URL(url).pathname)).toEqual(
    expect.arrayContaining(['/banking/', '/banking/bills', '/banking/platform', '/banking/cards']),
  );
});

test('an export behind nginx sends who holds a file of another version what the new one has beyond it', async () => {
  const deployment = await emptyDeployment();
  const code = Array.from({ length: 200 }, (_, at) => createHash('sha256').update(`${at}`).digest('hex')).join('');
  const [before = {}, after = {}] = ['one', 'two'].map((word) =>
    namedByContent(remoteBuild('cards', {}, { 'page.js': word + code })),
  );
  await releaseAll(deployment, shellBuild(), before, after);
  const gateway = await createGateway({ config, deployment, compress: compressBeyond });
  const folder = await emptyFolder();
  await exportBank(deployment, config, folder, compressBeyond);
  const port = await freePort();
  const nginx = await startNginx(`server { listen 127.0.0.1:${port}; root ${folder}; include ${folder}/nginx.conf; }`);
  stops.push(nginx.stop);
  const page = (build: Record<string, string>) => String(Object.keys(build).find((file) => file.startsWith('page.')));
  const hash = createHash('sha256')
    .update(String(before[page(before)]))
    .digest('base64');
  const url = `/banking/artifacts/mfe-cards/${page(after)}`;
  const holding = { 'available-dictionary': `:${hash}:`, 'dictionary-id': `"${page(before)}"` };
  const askedAs = (headers: Record<string, string>) => ({ 'accept-encoding': 'dcz', ...headers });

  const there = await askRaw(`http://127.0.0.1:${port}${url}`, askedAs(holding));
  const here = await gateway.inject({ url, headers: askedAs(holding) });
  expect(there.body.equals(here.rawPayload)).toBe(true);
  expect(headersOf(Object.entries(there.headers))).toEqual(headersOf(Object.entries(here.headers)));
  expect(there.headers['content-encoding']).toBe('dcz');

  for (const headers of [
    {},
    { ...holding, 'available-dictionary': `:${'A'.repeat(43)}=:` },
    { ...holding, 'accept-encoding': 'gzip' },
  ]) {
    const whole = await askRaw(`http://127.0.0.1:${port}${url}`, askedAs(headers));
    expect([whole.status, whole.headers['content-encoding'] === 'dcz']).toEqual([200, false]);
    expect(whole.headers['use-as-dictionary']).toBe(here.headers['use-as-dictionary']);
  }
  const direct = await askRaw(`http://127.0.0.1:${port}/deltas/${hash}${url}`, {});
  expect(direct.status).toBe(404);
});

/** `fetch` would decode it. */
async function askRaw(url: string, headers: Record<string, string>) {
  const [answer] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const texts = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]));
  return { status: answer.statusCode, headers: texts, body: Buffer.concat(chunks) };
}

test('an export behind nginx answers for a service as a gateway does while it is down', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards', { services: [{ name: 'cards' }] }));
  const live = { ...config, dataMode: 'live' as const };
  const folder = await emptyFolder();
  await exportBank(deployment, live, folder);
  const port = await freePort();
  const nginx = await startNginx(`server { listen 127.0.0.1:${port}; root ${folder}; include ${folder}/nginx.conf; }`);
  stops.push(nginx.stop);
  const services = { cards: { upstream: `http://127.0.0.1:${await freePort()}` } };
  const gateway = await createGateway({ config: live, deployment, services, identity: async () => 'assertion' });
  stops.push(() => gateway.close());
  gateway.log.level = 'silent';

  for (const method of ['GET', 'POST'] as const) {
    const there = await fetch(`http://127.0.0.1:${port}/api/cards/limits/7`, { method });
    const here = await gateway.inject({ method, url: '/api/cards/limits/7' });
    const { 'x-request-id': _, ...headers } = headersOf(Object.entries(here.headers));
    expect({ status: there.status, body: await there.json() }).toEqual({ status: 503, body: here.json() });
    expect(headersOf([...there.headers])).toEqual(headers);
  }
});

test('nginx before two gateways loses no request while one ends and the other takes a release', async () => {
  const deployment = await bank();
  const ports = [await freePort(), await freePort()];
  const gateways = ports.map((PORT) =>
    startBank(deployment, ['serve'], { PORT, HOST: '127.0.0.1', BANK_DRAIN_MS: '300' }),
  );
  stops.push(() => gateways.map((gateway) => gateway.kill('SIGKILL')));
  const ended = gateways.map(outcome);
  await Promise.all(gateways.map(whenReady));
  const port = await freePort();
  const upstream = `upstream gateways { ${ports.map((at) => `server 127.0.0.1:${at};`).join(' ')} keepalive 8; }`;
  const proxy = `location / { proxy_pass http://gateways; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header X-Forwarded-Proto https; }`;
  const nginx = await startNginx(`${upstream} server { listen 127.0.0.1:${port}; ${proxy} }`);
  stops.push(nginx.stop);
  const url = `http://127.0.0.1:${port}/banking/`;

  const statuses: number[] = [];
  let isOver = false;
  const customers = Array.from({ length: 4 }, async () => {
    while (!isOver) statuses.push((await fetch(`${url}cards`)).status);
  });
  gateways[0]?.kill('SIGTERM');
  expect((await ended[0])?.code).toBe(0);
  await releaseAll(deployment, remoteBuild('bills'));
  let page = '';
  while (!page.includes('mfe-bills')) page = await (await fetch(url)).text();
  isOver = true;
  await Promise.all(customers);

  expect(statuses.length).toBeGreaterThan(20);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  const { headers } = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  expect(headers.get('strict-transport-security')).toContain('max-age');
  gateways[1]?.kill('SIGTERM');
  await ended[1];
});

test('an export into the same folder adds, and leaves what an open page may ask for', async () => {
  const deployment = await bank();
  const folder = await emptyFolder();
  await exportBank(deployment, config, folder);
  const versions = () => readdir(path.join(folder, 'banking/artifacts/mfe-cards'));
  const before = await versions();

  await releaseAll(deployment, remoteBuild('cards', {}, { 'page.js': 'new' }));
  await exportBank(deployment, config, folder);

  expect(await versions()).toHaveLength(2);
  expect(await versions()).toEqual(expect.arrayContaining(before));
  const headers = await readFile(path.join(folder, '_headers'), 'utf8');
  expect(headers).toMatch(/\/banking\/artifacts\/\*\n( .*\n)* {2}cache-control: public, max-age=31536000, immutable/);
  expect(headers).toMatch(/\/banking\/cards\n {2}content-security-policy: default-src 'none'/);
  const redirects = await readFile(path.join(folder, '_redirects'), 'utf8');
  expect(redirects.trim().split('\n').at(-1)).toBe('/banking/* /banking/other.html 200');
});

function headersOf(entries: [string, unknown][]): Record<string, unknown> {
  const kept = entries
    .filter(([name]) => !OWN.includes(name))
    .map(([name, value]) => [name, normal(name, String(value))]);
  return Object.fromEntries(kept);
}

function normal(name: string, value: string): string {
  // nginx sends "Vary: Accept-Encoding" on its own besides what the rules say.
  if (name === 'vary') return [...new Set(value.split(/, */).filter((part) => part !== 'Accept-Encoding'))].join();
  return value.toLowerCase();
}

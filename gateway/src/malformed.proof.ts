import { connect } from 'node:net';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment } from '@bank/registry/testing/deployment.ts';
import { createGateway } from './createGateway.ts';

let port: number;
let close: () => Promise<void>;
let script: string;
/** Its key. */
let document: string;

beforeAll(async () => {
  const deployment = await emptyDeployment();
  const [version] = await releaseAll(deployment, shellBuild(), remoteBuild('cards'));
  const gateway = await createGateway({ config, deployment });
  gateway.log.level = 'silent';
  port = Number(new URL(await gateway.listen({ port: 0, host: '127.0.0.1' })).port);
  close = () => gateway.close();
  script = `/banking/artifacts/shell/${version}/main.js`;
  document = `registry/${(await deployment.store.list('registry'))[0]}`;
});
afterAll(() => close());

/** What comes back on a connection of its own, byte for byte: a client library would mend the request. */
function send(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(text, 'latin1')));
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('close', () => resolve(answer));
    // A connection that is cut off is an answer too.
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' ? resolve(answer) : reject(error),
    );
  });
}

function request(path: string, { method = 'GET', headers = [] as string[], body = '' } = {}): string {
  return [`${method} ${path} HTTP/1.1`, 'Host: bank', 'Connection: close', ...headers, '', body].join('\r\n');
}

function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}

/** Nothing comes of it but a refusal or the bank's page, and the next customer is served. */
async function expectHarmless(answer: string, statuses: number[]): Promise<void> {
  expect(statuses).toContain(statusOf(answer));
  expect(answer).not.toMatch(/root:|BEGIN PRIVATE|"schema":1|at .*\.(ts|js):\d/);
  expect(statusOf(await send(request('/banking/cards')))).toBe(200);
}

const up = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '.%2e/',
  '..\\',
  '..%5c',
  '%2e%2e%5c',
  '..;/',
  '....//',
  './../',
  '%252e%252e%252f',
  '..%252f',
  '%c0%ae%c0%ae/',
  '%c0%ae%c0%ae%c0%af',
  '%e0%80%ae%e0%80%ae/',
  '%u002e%u002e%u002f',
  '..%00/',
  '..%0d%0a/',
];
test.each(up)(
  'a path that climbs with %j leads nowhere',
  async (step) => {
    for (const target of [document, 'etc/passwd']) {
      for (const start of [
        '/banking/artifacts/',
        '/banking/artifacts/shell/x/',
        '/banking/remotes/',
        '/banking/',
        '/',
      ]) {
        await expectHarmless(await send(request(`${start}${step.repeat(8)}${target}`)), [200, 302, 400, 404]);
      }
    }
  },
  120_000,
);

test('nothing but released files comes from below the artifacts', async () => {
  for (const path of [
    '',
    'shell',
    'shell/',
    '.',
    '/',
    '//etc/passwd',
    'shell//main.js',
    'shell/x/.hidden',
    'shell/x/a%2fb',
    '%00',
    'shell/x/main.js%00.css',
    'a'.repeat(8000),
    '__proto__/constructor/x.js',
    'registry/../x/y.js',
  ])
    await expectHarmless(await send(request(`/banking/artifacts/${path}`)), [400, 404]);
  for (const path of ['__proto__/x', 'constructor/name', 'mfe-cards/__proto__', 'mfe-cards/toString', '%00/%00'])
    await expectHarmless(await send(request(`/banking/remotes/${path}.json`)), [400, 404]);
});

test.each([
  ['a header of 20 kB', request('/banking/', { headers: [`X-Long: ${'x'.repeat(20_000)}`] }), [431]],
  [
    'two thousand headers',
    request('/banking/', { headers: Array.from({ length: 2000 }, (_, at) => `X-${at}: 12345678`) }),
    [431],
  ],
  ['a cookie of 15 kB', request('/banking/', { headers: [`Cookie: bank:cohort=${'a; '.repeat(5000)}`] }), [200]],
  ['a path of 20 kB', request(`/banking/${'x'.repeat(20_000)}`), [414, 431]],
  ['a null byte in the path', request('/banking/\0'), [400]],
  ['a null byte in a header', request('/banking/', { headers: ['X: a\0b'] }), [400]],
  ['a line break in a header', request('/banking/', { headers: ['X: a\rSet-Cookie: b'] }), [400]],
  ['no host', 'GET /banking/ HTTP/1.1\r\nConnection: close\r\n\r\n', [400]],
  ['no HTTP', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', [400]],
  ['HTTP of another version', 'GET /banking/ HTTP/9.9\r\nHost: bank\r\n\r\n', [400, 505]],
  ['a whole address in place of a path', request('http://evil.example/banking/'), [200, 400, 404]],
  ['a path without a slash', request('banking'), [400, 404]],
  ['an asterisk', request('*', { method: 'OPTIONS' }), [400, 404]],
  [
    'two lengths',
    request('/banking/reports', { method: 'POST', headers: ['Content-Length: 1', 'Content-Length: 2'], body: 'xx' }),
    [400],
  ],
  [
    'a length and chunks',
    request('/banking/reports', {
      method: 'POST',
      headers: ['Content-Length: 6', 'Transfer-Encoding: chunked'],
      body: '0\r\n\r\nX',
    }),
    [400],
  ],
  [
    'chunks that are none',
    request('/banking/reports', {
      method: 'POST',
      headers: ['Transfer-Encoding: chunked', 'Content-Type: application/csp-report'],
      body: 'zz\r\n',
    }),
    [400],
  ],
  ['a negative length', request('/banking/reports', { method: 'POST', headers: ['Content-Length: -1'] }), [400]],
  [
    'a length beyond all bounds',
    request('/banking/reports', {
      method: 'POST',
      headers: ['Content-Length: 99999999999', 'Content-Type: application/csp-report'],
    }),
    [413],
  ],
  ['an upgrade', request('/banking/', { headers: ['Upgrade: websocket', 'Connection: Upgrade'] }), [200, 400, 404]],
  ['an unknown encoding', request('/banking/', { headers: ['Accept-Encoding: \xff\xfe, zip-bomb;q=9'] }), [200]],
])('%s is refused or does no harm', async (_, text, statuses) => {
  await expectHarmless(await send(text), statuses);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'BREW'])(
  'the method %s changes nothing',
  async (method) => {
    // Node closes the connection of a CONNECT that nobody takes.
    for (const path of ['/banking/', '/banking/registry.json', '/banking/health', script])
      await expectHarmless(await send(request(path, { method })), method === 'CONNECT' ? [0] : [400, 404, 415]);
  },
);

test.each([
  'bytes=0-0',
  'bytes=-1',
  'bytes=9-1',
  'bytes=0-99999999999',
  'bytes=a-b',
  `bytes=${'0-1,'.repeat(20)}`,
  'lines=1-2',
  'bytes=\xff',
])('the range %j gets the whole file', async (range) => {
  const answer = await send(request(script, { headers: [`Range: ${range}`] }));

  await expectHarmless(answer, [200]);
  expect(answer.split('\r\n\r\n')[1]).toBe('x'.repeat(4000));
});

import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createGateway } from '@bank/gateway/createGateway.ts';
import { setCanary } from '@bank/registry/edits/canary.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment, emptyFolder, type TestDeployment } from '@bank/registry/testing/deployment.ts';
import { freePort } from '@bank/registry/testing/freePort.ts';
import { paths } from '@bank/shared/paths';
import { exportBank } from '../export/exportBank.ts';
import { startNginx } from '../testing/startNginx.ts';
import { startTamperingProxy } from '../testing/startTamperingProxy.ts';
import { verifyBank } from './verifyBank.ts';

jest.setTimeout(120_000);

/** Ends what a test has started, also when it fails. */
const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const script = { 'page.js': 'page of cards '.repeat(200) };

async function bank(...more: Record<string, string>[]) {
  const deployment = await emptyDeployment();
  const versions = await releaseAll(deployment, shellBuild(), remoteBuild('cards', {}, script), ...more);
  const gateway = await createGateway({ config, deployment });
  const url = new URL(await gateway.listen({ port: 0, host: '127.0.0.1' }));
  stops.push(() => gateway.close());
  const file = (name: string) => path.join(deployment.store.root, 'artifacts/mfe-cards', versions[1] ?? '', name);
  return { deployment, versions, gateway, url, file };
}

async function verify(deployment: TestDeployment, url: URL, ignored: string[] = []) {
  const { differences, ...facts } = await verifyBank(url, config, deployment, ignored);
  return { ...facts, differences: differences.map(({ url: at, ...rest }) => ({ at: new URL(at).pathname, ...rest })) };
}

test('finds nothing where the bank is what the registry says, and has asked for all of it', async () => {
  const { deployment, url } = await bank();

  const { revision, key, checked, differences } = await verify(deployment, url);

  expect(differences).toEqual([]);
  expect({ revision, key }).toEqual({ revision: 2, key: 'test' });
  const asked = checked.map((answer) => new URL(answer.url).pathname.replace(/1\.0\.0-\w{10}|[0-9a-f]{16}/, 'v'));
  expect(asked).toEqual([
    '/banking/',
    '/banking/cards',
    ...Object.values(paths)
      .filter((path) => path !== paths.cards)
      .map((path) => `/banking${path}`),
    '/banking/v',
    '/banking/registry.json',
    '/banking/remotes/mfe-cards/v.json',
    '/banking/artifacts/shell/v/main.js',
    '/banking/artifacts/mfe-cards/v/entry.js',
    '/banking/artifacts/mfe-cards/v/page.js',
    '/',
    '/banking',
  ]);
});

test.each([
  ['identity', (text: string) => Buffer.from(text)],
  ['br', brotliCompressSync],
  ['gzip', gzipSync],
] as const)('names a file that was tampered with in one of its forms: %s', async (form, encode) => {
  const { deployment, gateway } = await bank();
  const { url, stop } = await startTamperingProxy(gateway, (at, answer, accepted) =>
    at.endsWith('/page.js') && accepted === form
      ? { headers: { ...answer.headers, 'content-encoding': form }, body: encode('steal()') }
      : answer,
  );
  stops.push(stop);

  const { differences } = await verify(deployment, url);

  expect(differences).toMatchObject([
    { at: expect.stringMatching(/mfe-cards.*page\.js$/), what: 'file', forms: [form] },
  ]);
});

test('says which hash a changed file should have, and which it has', async () => {
  const { deployment, gateway } = await bank();
  const { url, stop } = await startTamperingProxy(gateway, (at, { headers, body }) => ({
    headers,
    body: at.endsWith('/page.js') ? `${body};steal()` : body,
  }));
  stops.push(stop);

  const { differences } = await verify(deployment, url);

  const hash = expect.stringMatching(/^sha384-/);
  expect(differences).toMatchObject([{ what: 'file', expected: hash, found: hash }]);
  expect(differences[0]?.expected).not.toBe(differences[0]?.found);
});

test('names changed, missing and added headers, and the directive of a policy', async () => {
  const { deployment, gateway } = await bank();
  const { url, stop } = await startTamperingProxy(gateway, (at, { headers, body }) => {
    if (at !== '/banking/cards') return { headers, body };
    const { 'integrity-policy': _, ...rest } = headers;
    const policy = String(headers['content-security-policy']).replace("object-src 'none'; ", '');
    return {
      headers: {
        ...rest,
        'x-content-type-options': 'sniff',
        'access-control-allow-origin': '*',
        'content-security-policy': policy,
      },
      body,
    };
  });
  stops.push(stop);

  const { differences } = await verify(deployment, url);

  const all = { at: '/banking/cards', forms: ['br', 'gzip', 'identity'] };
  expect(differences).toEqual([
    { ...all, what: 'content-security-policy, object-src', expected: "'none'", found: 'no such directive' },
    {
      ...all,
      what: 'integrity-policy',
      expected: 'blocked-destinations=(script), endpoints=(sec)',
      found: 'no such header',
    },
    { ...all, what: 'x-content-type-options', expected: 'nosniff', found: 'sniff' },
    { ...all, what: 'access-control-allow-origin', expected: 'no such header', found: '*' },
  ]);
  expect((await verify(deployment, url, ['access-control-allow-origin'])).differences).toHaveLength(3);
});

test.each([
  ['an inline script', '<script>steal()</script>', 'script inline', /^sha384-/],
  ['a script of others', '<SCRIPT async src=//evil.example/x.js>', 'script //evil.example/x.js', 'no integrity'],
])('names %s that somebody has put into a page', async (_, element, what, found) => {
  const { deployment, gateway } = await bank();
  const { url, stop } = await startTamperingProxy(gateway, (at, { headers, body }) => ({
    headers,
    body: at === '/banking/' ? body.replace('</body>', `${element}</body>`) : body,
  }));
  stops.push(stop);

  const { differences } = await verify(deployment, url);

  expect(differences).toMatchObject([
    { at: '/banking/', what, expected: 'no such script', found: expect.stringMatching(found) },
    { at: '/banking/', what: 'page' },
  ]);
});

test('names a changed integrity, and a change of a page that touches no script', async () => {
  const { deployment, gateway } = await bank();
  const { url, stop } = await startTamperingProxy(gateway, (at, { headers, body }) => {
    if (at === '/banking/') return { headers, body: body.replace(/integrity="sha384-./, 'integrity="sha384-0') };
    return {
      headers,
      body: at === '/banking/cards' ? body.replace('<body>', '<body><form action=//evil.example>') : body,
    };
  });
  stops.push(stop);

  const { differences } = await verify(deployment, url);

  expect(differences.map(({ at, what }) => `${at} ${what.replace(/1\.0\.0-\w+/, 'v')}`)).toEqual([
    '/banking/ script /banking/artifacts/shell/v/main.js',
    '/banking/ page',
    '/banking/cards page',
  ]);
});

test('does not believe a bank that serves another registry, however well that one is signed', async () => {
  const { deployment } = await bank();
  const other = await bank(remoteBuild('evil'));

  const { differences } = await verify(deployment, other.url);

  expect(differences).toContainEqual(
    expect.objectContaining({ at: '/banking/registry.json', what: 'revision', expected: '2', found: '3' }),
  );
});

test('an address at which nobody answers is one line with the remedy', async () => {
  const { deployment } = await bank();
  const url = new URL(`http://127.0.0.1:${await freePort()}/banking/`);

  await expect(verify(deployment, url)).rejects.toThrow(
    `${url.origin} does not answer (ECONNREFUSED). Check the address, and that the bank runs there.`,
  );
});

test('a bank that stops answering meanwhile is a difference everywhere', async () => {
  const { deployment } = await bank();
  const server = createServer((_, reply) => {
    server.removeAllListeners('request').on('request', ({ socket }) => socket.destroy());
    reply.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => server.close());

  const { port } = server.address() as AddressInfo;
  const { differences } = await verify(deployment, new URL(`http://127.0.0.1:${port}`));

  expect(differences).toHaveLength(31);
  expect(differences[0]).toMatchObject({ what: 'answer', found: expect.stringMatching(/^none \(\w+\)$/) });
});

test('verifies what most customers get while some get a canary, and the canary’s files too', async () => {
  const { deployment, url, versions } = await bank();
  const [next = ''] = await releaseAll(deployment, remoteBuild('cards', {}, { 'page.js': 'next' }));
  const reason = { by: 'test', action: 'canary', app: 'mfe-cards', why: 'test' };
  await revise(deployment, reason, setCanary('mfe-cards', versions[1] ?? '', 50));

  const { checked, differences } = await verify(deployment, url);

  expect(differences).toEqual([]);
  const files = checked.map((answer) => answer.url).filter((at) => at.endsWith('page.js'));
  expect(files.map((at) => [next, versions[1]].find((version) => at.includes(version ?? '')))).toEqual([
    next,
    versions[1],
  ]);
});

test('verifies an export behind nginx as it does a gateway', async () => {
  const { deployment } = await bank();
  const folder = await emptyFolder();
  await exportBank(deployment, config, folder);
  const port = await freePort();
  const nginx = await startNginx(`server { listen 127.0.0.1:${port}; root ${folder}; include ${folder}/nginx.conf; }`);
  stops.push(nginx.stop);
  const url = new URL(`http://127.0.0.1:${port}`);

  expect((await verify(deployment, url)).differences).toEqual([]);
  const [page] = (await readFile(path.join(folder, 'banking/pages/cards.html'), 'utf8')).split('</body>');
  await writeFile(path.join(folder, 'banking/pages/cards.html'), `${page}<script src="/x.js"></script></body></html>`);
  expect((await verify(deployment, url)).differences).toMatchObject([
    { what: 'script /x.js', forms: ['br', 'identity'] },
    {},
  ]);
});

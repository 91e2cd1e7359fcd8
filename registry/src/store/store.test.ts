import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { symlink, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { latestRegistry } from '../bank/latest.ts';
import { openStore } from '../config/openStore.ts';
import { readCandidate, release } from '../release/release.ts';
import { folderWith, remoteBuild, shellBuild } from '../testing/builds.ts';
import { emptyDeployment, emptyFolder } from '../testing/deployment.ts';
import { freePort } from '../testing/freePort.ts';
import { BUCKET, startS3 } from '../testing/startS3.ts';
import { FolderStore } from './FolderStore.ts';
import { S3Store } from './S3Store.ts';
import type { Store } from './Store.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (found: Uint8Array | undefined) => found && new TextDecoder().decode(found);
let s3: Awaited<ReturnType<typeof startS3>>;

beforeAll(async () => {
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' });
  s3 = await startS3();
});
afterAll(() => s3.stop());

const kinds: Record<string, () => Promise<Store>> = {
  'a folder': async () => new FolderStore(await emptyFolder()),
  'an object store': async () => new S3Store({ bucket: BUCKET, prefix: `${randomUUID()}/`, endpoint: s3.endpoint }),
};

describe.each(Object.entries(kinds))('a store in %s', (_, emptyStore) => {
  test('gives back what was put, and nothing where nothing was', async () => {
    const store = await emptyStore();
    await store.put('a/b.txt', bytes('hello'));

    expect(text(await store.get('a/b.txt'))).toBe('hello');
    expect(await store.get('a/c.txt')).toBeUndefined();
    expect(await store.has('a/b.txt')).toBe(true);
    expect(await store.has('a/c.txt')).toBe(false);
  });

  test('reads no folder', async () => {
    const store = await emptyStore();
    await store.put('artifacts/a.js', bytes('hello'));

    expect(await store.get('artifacts')).toBeUndefined();
  });

  test('lists the files below a folder, at any depth', async () => {
    const store = await emptyStore();
    for (const key of ['a/1', 'a/2', 'a/b/3', 'ab/4']) await store.put(key, bytes('x'));

    expect((await store.list('a')).sort()).toEqual(['1', '2', 'b/3']);
    expect(await store.list('nothing')).toEqual([]);
  });

  test('removes a folder with everything in it, and no more', async () => {
    const store = await emptyStore();
    for (const key of ['a/1', 'a/b/2', 'ab/3']) await store.put(key, bytes('x'));

    await store.remove('a');
    await store.remove('nothing');

    expect(await store.list('a')).toEqual([]);
    expect(await store.has('ab/3')).toBe(true);
  });

  test('removes a file, and none whose name begins like its name', async () => {
    const store = await emptyStore();
    for (const key of ['a/1.js', 'a/1.js.br', 'a/2.js']) await store.put(key, bytes('x'));

    await store.remove('a/1.js');

    expect((await store.list('a')).sort()).toEqual(['1.js.br', '2.js']);
  });

  test('loses no release when several squads release at once', async () => {
    const deployment = { ...(await emptyDeployment()), store: await emptyStore() };
    const releaseInto = async (build: Record<string, string>) =>
      release(deployment, await readCandidate(await folderWith(build)), { by: 'test', why: 'test' });
    await releaseInto(shellBuild());

    await Promise.all(Array.from({ length: 4 }, (_, index) => releaseInto(remoteBuild(`squad-${index}`))));

    const registry = await latestRegistry(deployment);
    expect(registry?.revision).toBe(5);
    expect(Object.keys(registry?.remotes ?? {})).toHaveLength(4);
  });
});

test('reads no file that is larger than any of a bank', async () => {
  const store = new FolderStore(await emptyFolder());
  const file = path.join(store.root, 'registry/packages/mfe-cards/document.json');
  await store.put('registry/packages/mfe-cards/document.json', bytes('{}'));
  await truncate(file, 3 * 1024 ** 3);

  expect(await store.get('registry/packages/mfe-cards/document.json')).toBeUndefined();
});

test('a file that grows while it is read fails no read', async () => {
  const store = new FolderStore(await emptyFolder());
  const key = 'registry/packages/mfe-cards/document.json';
  await store.put(key, bytes('{}'));
  const file = path.join(store.root, key);
  let isRead = false;
  const grow = async () => {
    while (!isRead) {
      await truncate(file, 3 * 1024 ** 3);
      await truncate(file, 2);
    }
  };
  const read = async () => {
    for (let at = 0; at < 500; at += 1) expect([undefined, 2]).toContain((await store.get(key))?.length);
  };

  const growing = grow();
  await read().finally(() => {
    isRead = true;
  });
  await growing;
});

const documents = ['judged/a', 'telemetry/2026-01-01/a', 'registry/roots/a', 'artifacts/mfe-cards/1/sbom.cdx'];

test.each(documents)('reads no %s.json of 64 MB', async (name) => {
  const store = new FolderStore(await emptyFolder());
  await store.put(`${name}.json`, bytes('{}'));
  await truncate(path.join(store.root, `${name}.json`), 64 * 1024 ** 2);

  expect(await store.get(`${name}.json`)).toBeUndefined();
});

test('reads no object that is larger than any document of a bank', async () => {
  const store = new S3Store({ bucket: BUCKET, prefix: `${randomUUID()}/`, endpoint: s3.endpoint });
  await store.put('registry/operators/document.json', new Uint8Array(5 * 1024 ** 2));

  expect(await store.get('registry/operators/document.json')).toBeUndefined();
});

test.each(['registry/packages/mfe-cards', 'registry/operators', 'registry/other', 'locks'])(
  'lists what lies beside paths in %s that are too long',
  async (folder) => {
    const store = new FolderStore(await emptyFolder());
    const keys = ['registry/packages/mfe-bills/document.json', `${folder}/document.json`];
    for (const key of keys) await store.put(key, bytes('{}'));
    deepen(path.join(store.root, folder));

    const listed = ['registry', 'locks'].map(async (top) => (await store.list(top)).map((name) => `${top}/${name}`));

    expect((await Promise.all(listed)).flat().sort()).toEqual(keys.sort());
  },
);

test.each([
  ['a link to nothing', (place: string) => symlink('/nonexistent', place)],
  ['a link to itself', (place: string) => symlink(place, place)],
  ['a pipe', async (place: string) => void execFileSync('mkfifo', [place])],
])('%s where the locks belong keeps nobody from writing', async (_, put: (place: string) => Promise<void>) => {
  const store = new FolderStore(await emptyFolder());
  await put(path.join(store.root, 'locks'));

  await store.put('locks/1', bytes(''));

  expect(await store.list('locks')).toEqual(['1']);
});

test.each([
  ['a file', (place: string) => writeFile(place, '')],
  ['a link', async (place: string) => symlink(await emptyFolder(), place)],
])('%s where a folder belongs keeps nobody from writing', async (_, put: (place: string) => Promise<void>) => {
  const store = new FolderStore(await emptyFolder());
  await store.put('registry/packages/shell/1', bytes('{}'));
  await put(path.join(store.root, 'registry/operators'));

  await store.put('registry/operators/1', bytes('{}'));

  expect((await store.list('registry')).sort()).toEqual(['operators/1', 'packages/shell/1']);
});

test.each(['locks', 'judged', 'telemetry'])(
  'lists nothing of what a link at %s leads to, and writes nothing there',
  async (name) => {
    const outside = await emptyFolder();
    await writeFile(path.join(outside, 'another'), '');
    const store = new FolderStore(await emptyFolder());
    await symlink(outside, path.join(store.root, name));

    expect(await store.list(name)).toEqual([]);
    await store.put(`${name}/own`, bytes(''));
    expect(await store.list(name)).toEqual(['own']);
  },
);

test('removes nothing that a link in place of a package’s folder leads to', async () => {
  const store = new FolderStore(await emptyFolder());
  await store.put('artifacts/mfe-cards/1/entry.js', bytes(''));
  const linked = path.join(store.root, 'artifacts/mfe-accounts');
  await symlink(path.join(store.root, 'artifacts/mfe-cards'), linked);

  await store.remove('artifacts/mfe-accounts/1');

  expect(await store.list('artifacts')).toEqual(['mfe-cards/1/entry.js']);
});

test('lists nothing below a file', async () => {
  const store = new FolderStore(await emptyFolder());
  await store.put('locks', bytes(''));

  expect(await store.list('locks')).toEqual([]);
});

test('waits for no pipe', async () => {
  const store = new FolderStore(await emptyFolder());
  execFileSync('mkfifo', [path.join(store.root, 'picture.png')]);

  expect(await store.get('picture.png')).toBeUndefined();
});

test('reads no socket', async () => {
  const store = new FolderStore(await emptyFolder());
  const server = createServer().listen(path.join(store.root, 'index.html'));
  await once(server, 'listening');

  expect(await store.get('index.html')).toBeUndefined();
  server.close();
});

test('names the document of the operators that cannot be read', async () => {
  const server = createServer((_, reply) => reply.writeHead(400).end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const read = new S3Store({ bucket: BUCKET, prefix: '', endpoint }).get('registry/operators/7');

  const refusal = await read.catch(String);
  server.closeAllConnections();
  server.close();
  expect(refusal).toContain('cannot be used as a store: registry/operators/7: ');
});

test.each(['registry/packages/shell/1', 'artifacts/shell/1/index.html'])(
  '%s that is archived is missing',
  async (key) => {
    const server = createServer((_, reply) => {
      reply.writeHead(403, { 'content-type': 'application/xml' });
      reply.end('<?xml version="1.0"?><Error><Code>InvalidObjectState</Code></Error>');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

    expect(await new S3Store({ bucket: BUCKET, prefix: '', endpoint }).get(key)).toBeUndefined();
    server.closeAllConnections();
    server.close();
  },
);

test('follows no link out of the folder', async () => {
  const store = new FolderStore(await emptyFolder());
  const outside = path.join(await emptyFolder(), 'first.key.pem');
  await writeFile(outside, 'a private key');
  await symlink(outside, path.join(store.root, 'picture.png'));

  expect(await store.get('picture.png')).toBeUndefined();
});

// s3rver cannot: it makes its continuation tokens with DES, which OpenSSL 3 no longer has.
test('lists more than an answer of the object store holds', async () => {
  const page = (key: string, rest: string) =>
    `<?xml version="1.0"?><ListBucketResult>${rest}<Contents><Key>p/a/${key}</Key></Contents></ListBucketResult>`;
  const first = page('1', '<IsTruncated>true</IsTruncated><NextContinuationToken>more</NextContinuationToken>');
  const server = createServer(({ url }, reply) => {
    reply.setHeader('content-type', 'application/xml');
    reply.end(url?.includes('continuation-token=more') ? page('2', '<IsTruncated>false</IsTruncated>') : first);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const names = await new S3Store({ bucket: BUCKET, prefix: 'p/', endpoint }).list('a');

  expect(names).toEqual(['1', '2']);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('opens the store that the environment names', async () => {
  expect((await openStore('/srv', {})).address).toBe('/srv/.store');
  expect((await openStore('/srv', { BANK_STORE: 'x' })).address).toBe('/srv/x');
  expect((await openStore('/srv', { BANK_STORE: 's3://bucket/a/b' })).address).toBe('s3://bucket/a/b/');
  expect((await openStore('/srv', { BANK_S3_BUCKET: 'bucket' })).address).toBe('s3://bucket/');
  expect((await openStore('/srv', { BANK_STORE: '' })).address).toBe('/srv/.store');
  await expect(openStore('/srv', { BANK_STORE: __filename })).rejects.toThrow(
    'store.test.ts, which is a file, or inside one.',
  );
  await expect(openStore('/srv', { BANK_STORE: `${__filename}/x` })).rejects.toThrow('inside one. Choose a folder.');
  await expect(openStore('/srv', { BANK_STORE: 's3://' })).rejects.toThrow(
    'Expected a folder, s3://bucket/prefix, or the address of a bank.',
  );
});

test('names bucket, address and remedy when no object store answers, or not in time, and when it has no such bucket', async () => {
  const nobody = new S3Store({ bucket: BUCKET, prefix: '', endpoint: `http://127.0.0.1:${await freePort()}` });
  await expect(nobody.list('registry')).rejects.toThrow(
    /^s3:\/\/bank\/ at http:\/\/127\.0\.0\.1:\d+ cannot be used as a store: .*ECONNREFUSED.*Check the bucket/,
  );

  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const waiting = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const hanging = new S3Store({ bucket: BUCKET, prefix: '', endpoint: waiting, timeoutMs: 50 });
  await expect(hanging.list('registry')).rejects.toThrow(`${waiting} cannot be used as a store`);
  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));

  const missing = new S3Store({ bucket: 'nothing', prefix: '', endpoint: s3.endpoint });
  await expect(missing.list('registry')).rejects.toThrow('s3://nothing/ at');
});

/** Makes folders in one another until their path is longer than a program may name. */
function deepen(folder: string): void {
  const script = 'for i in $(seq 30); do mkdir "$1" && cd "$1" || exit 1; done';
  execFileSync('bash', ['-c', script, 'deepen', 'x'.repeat(200)], { cwd: folder });
}

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { emptyFolder } from '@bank/registry/testing/deployment.ts';

/** Answers npm with a Node of one name and version, whichever is asked for; it is the one that runs the tests. */
export async function startPackageRegistry(version: string) {
  const archive = await packedNode();
  const server = createServer((request, reply) => {
    const [, name = '', file] = request.url?.split('/') ?? [];
    if (file) return reply.end(archive);
    const dist = { tarball: `http://${request.headers.host}/${name}/archive.tgz` };
    reply.end(JSON.stringify({ name, versions: { [version]: { name, version, dist } } }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    sha512: createHash('sha512').update(archive).digest('hex'),
    stop: () => server.close(),
  };
}

async function packedNode(): Promise<Buffer> {
  const folder = await emptyFolder();
  mkdirSync(path.join(folder, 'package/bin'), { recursive: true });
  const program = path.join(folder, 'package/bin/node');
  writeFileSync(program, `#!/bin/sh\nexec "${process.execPath}" "$@"\n`);
  chmodSync(program, 0o755);
  writeFileSync(path.join(folder, 'package/package.json'), '{}');
  execFileSync('tar', ['-czf', 'archive.tgz', 'package'], { cwd: folder });
  return readFileSync(path.join(folder, 'archive.tgz'));
}

import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { debianTool } from '@bank/observability/testing/debianTool.ts';
import { emptyFolder } from '@bank/registry/testing/deployment.ts';
import { root } from './paths.ts';

const MAX_BUFFER = 2 ** 28;

let folder: string;
beforeAll(async () => {
  debianTool('/usr/bin/buildah', 'buildah');
  folder = await emptyFolder();
});
afterAll(() => rm(folder, { recursive: true }));

/** @returns what `npm run build` says of the images */
function make(): string {
  return execFileSync(process.execPath, [path.join(root, 'checkout/images.mjs'), folder], { encoding: 'utf8' });
}

/** Reads a blob of an OCI archive, by its digest. */
function blob(image: string, digest: string): Buffer {
  const name = `blobs/${digest.replace(':', '/')}`;
  return execFileSync('tar', ['-xOf', path.join(folder, `${image}.tar`), name], { maxBuffer: MAX_BUFFER });
}

test('the same sources make the same two images, which hold no shell and run as nobody', () => {
  const said = make();
  const digests = [...said.matchAll(/(bank-\w+):\S+, (sha256:\w+)/g)].map(([, image = '', digest = '']) => ({
    image,
    digest,
  }));

  expect(make()).toBe(said);
  expect(digests.map(({ image }) => image)).toEqual(['bank-gateway', 'bank-api']);
  for (const { image, digest } of digests) {
    const manifest = JSON.parse(blob(image, digest).toString());
    const { config } = JSON.parse(blob(image, manifest.config.digest).toString());
    expect(config).toMatchObject({ User: '65532:65532', Entrypoint: ['/nodejs/bin/node'], WorkingDir: '/opt/bank' });
    const files = manifest.layers.flatMap((layer: { digest: string }) =>
      execFileSync('tar', ['-t'], { input: blob(image, layer.digest), encoding: 'utf8' }).split('\n'),
    );
    expect(files).toEqual(expect.arrayContaining(['nodejs/bin/node', 'opt/bank/bank.js', 'opt/bank/api.js']));
    expect(files.filter((file: string) => /(^|\/)(ba|da)?sh$|busybox|apt|npm$/.test(file))).toEqual([]);
  }
}, 300_000);

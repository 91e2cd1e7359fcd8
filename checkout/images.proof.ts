import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { debianTool } from '@bank/observability/testing/debianTool.ts';
import { emptyFolder } from '@bank/registry/testing/deployment.ts';
import { root } from './src/workspace/paths.ts';

jest.setTimeout(240_000);

const IMAGES = ['bank-gateway', 'bank-api'];

/** Lists what could be run, within the image. */
const PROGRAMS = `['', '/usr', '/usr/local', '/nodejs']
  .flatMap((folder) => [folder + '/bin', folder + '/sbin'])
  .filter(fs.existsSync)
  .flatMap((folder) => fs.readdirSync(folder))
  .join()`;

let storage: string[];
let made: string[];

const buildah = (...args: string[]) => execFileSync('buildah', [...storage, ...args], { encoding: 'utf8' });

/** Runs a program as the image's user, with nothing but the image's files. */
function run(image: string, ...program: string[]) {
  const { stdout, stderr } = spawnSync(
    'buildah',
    [...storage, 'run', '--isolation', 'chroot', image, '--', ...program],
    {
      encoding: 'utf8',
    },
  );
  return stdout + stderr;
}

/** @returns what is printed: the archives with their digests */
const makeImages = (folder: string) =>
  execFileSync(process.execPath, [path.join(root, 'checkout/images.mjs'), folder], { encoding: 'utf8' })
    .trim()
    .split('\n');

beforeAll(async () => {
  debianTool('/usr/bin/buildah', 'buildah');
  const folder = await emptyFolder();
  made = makeImages(folder);
  storage = ['--storage-driver', 'vfs', '--root', path.join(folder, 'root'), '--runroot', path.join(folder, 'run')];
  for (const name of IMAGES) buildah('from', '--name', name, `oci-archive:${path.join(folder, `${name}.tar`)}`);
});

test('the same sources make the same images, byte by byte', async () => {
  const digests = (lines: string[]) => lines.map((line) => /sha256:\w{64}$/.exec(line)?.[0]);

  expect(digests(makeImages(await emptyFolder()))).toEqual(digests(made));
  expect(digests(made)).toEqual([expect.any(String), expect.any(String)]);
});

test.each(IMAGES)('%s runs as nobody, and has no shell', (name) => {
  const { User, Env, Entrypoint } = JSON.parse(buildah('inspect', name)).OCIv1.config;

  expect({ User, Env, Entrypoint }).toEqual({
    User: '65532:65532',
    Env: ['NODE_ENV=production'],
    Entrypoint: ['/nodejs/bin/node'],
  });
  expect(run(name, '/nodejs/bin/node', '-p', PROGRAMS).trim()).toBe('node');
});

test('the gateway’s image has the commands of operators too', () => {
  expect(run('bank-gateway', '/nodejs/bin/node', 'bank.js', '--help')).toContain('Releases and serves the bank.');
});

test('the API’s image has its native part, and says what it needs', () => {
  expect(run('bank-api', '/nodejs/bin/node', 'api.js')).toContain('BANK_SMTP is missing');
});

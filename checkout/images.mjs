// Makes the two OCI images of production from nothing but Node, what it links to, and the built servers: no registry is asked.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dist, root } from './bundleIfChanged.mjs';

/** Runs as nobody, without a shell or a home, like distroless images. */
const USER = '65532:65532';
const FOLDER = '/opt/bank';
const IMAGES = {
  'bank-gateway': { command: ['bank.js', 'serve'], packages: [] },
  'bank-api': { command: ['api.js'], packages: ['@node-rs/argon2'] },
};

if (spawnSync('buildah', ['--version']).status === 0)
  for (const line of buildImages(process.argv[2] ?? path.join(dist, 'images'))) console.log(line);
else console.log('No images are made, for buildah is missing. On Debian: apt-get install buildah');

/**
 * @param {string} folder gets an OCI archive of each
 * @returns {string[]} what was made, with digests
 */
function buildImages(folder) {
  const work = path.join(folder, 'work');
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const { version } = JSON.parse(readFileSync(path.join(dist, 'server/package.json'), 'utf8'));
  const made = Object.entries(IMAGES).map(([name, image]) => {
    const files = path.join(work, name);
    layOut(files, image);
    const digest = commit(work, files, {
      name: `${name}:${version}`,
      archive: path.join(folder, `${name}.tar`),
      ...image,
    });
    return `${path.join(folder, `${name}.tar`)} is ${name}:${version}, ${digest}`;
  });
  rmSync(work, { recursive: true });
  return made;
}

function layOut(files, { packages }) {
  mkdirSync(path.join(files, 'nodejs/bin'), { recursive: true });
  cpSync(process.execPath, path.join(files, 'nodejs/bin/node'));
  mkdirSync(path.join(files, 'etc'));
  writeFileSync(path.join(files, 'etc/passwd'), `bank:x:${USER}:bank:/nonexistent:/sbin/nologin\n`);
  cpSync(path.join(dist, 'server'), path.join(files, FOLDER), { recursive: true });
  for (const name of packages) copyPackage(realpathSync(path.join(dist, 'node_modules', name)), files, name);
  const native = readdirSync(files, { recursive: true }).filter((file) => file.endsWith('.node'));
  for (const program of ['nodejs/bin/node', ...native]) copyLibraries(path.join(files, program), files);
}

/** Copies a package and its native part for this platform, which pnpm puts beside it. */
function copyPackage(from, files, name) {
  const beside = path.resolve(from, '../..');
  const { optionalDependencies } = JSON.parse(readFileSync(path.join(from, 'package.json'), 'utf8'));
  for (const part of [name, ...Object.keys(optionalDependencies)].filter((one) => existsSync(path.join(beside, one))))
    cpSync(path.join(beside, part), path.join(files, FOLDER, 'node_modules', part), {
      recursive: true,
      dereference: true,
    });
}

/** The loader looks for them where they are here. */
function copyLibraries(program, files) {
  const text = execFileSync('ldd', [program], { encoding: 'utf8' });
  for (const [, library] of text.matchAll(/(\/\S+) \(0x/g)) {
    mkdirSync(path.dirname(path.join(files, library)), { recursive: true });
    cpSync(realpathSync(library), path.join(files, library));
  }
}

/** @returns the digest */
function commit(work, files, { name, archive, command }) {
  const storage = [
    '--storage-driver',
    'vfs',
    '--root',
    path.join(work, 'storage'),
    '--runroot',
    path.join(work, 'run'),
  ];
  const buildah = (...args) => execFileSync('buildah', [...storage, ...args], { encoding: 'utf8', cwd: root }).trim();
  const container = buildah('from', 'scratch');
  buildah('copy', '--quiet', container, files, '/');
  const entry = ['--entrypoint', JSON.stringify(['/nodejs/bin/node']), '--cmd', command.join(' ')];
  buildah('config', '--user', USER, '--workingdir', FOLDER, '--env', 'NODE_ENV=production', ...entry, container);
  rmSync(archive, { force: true });
  // The same sources make the same image.
  buildah('commit', '--quiet', '--timestamp', '0', container, `oci-archive:${archive}:${name}`);
  buildah('rm', container);
  const index = execFileSync('tar', ['-xOf', archive, 'index.json'], { encoding: 'utf8' });
  return JSON.parse(index).manifests[0].digest;
}

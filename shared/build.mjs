// Compiles what the package exports, and what that imports, into dist. Runs before each packing.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;
const dist = path.join(folder, 'dist');
const fresh = path.join(folder, `.dist-${process.pid}`);
const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
const sources = Object.values(manifest.exports).filter((file) => /(?<!\.d)\.tsx?$/.test(file));
/** `from './store'`, `import './store'`, `import('./store')` */
const RELATIVE_IMPORT = /\b(from |import |import\()(['"])(\.[^'"]*)\2/g;

try {
  compile();
  for (const file of filesIn(fresh)) if (/\.(js|d\.ts)$/.test(file)) completeImports(path.join(fresh, file));
  cpSync(path.join(folder, 'src/assets.d.ts'), path.join(fresh, 'assets.d.ts'));
  cpSync(path.join(folder, 'src/images'), path.join(fresh, 'images'), { recursive: true });
  // Those that no import names.
  const catalogs = filesIn(path.join(folder, 'src')).filter((file) => /(^|[\\/])locales[\\/]/.test(file));
  for (const file of catalogs) cpSync(path.join(folder, 'src', file), path.join(fresh, file));
  replaceDist();
} finally {
  rmSync(fresh, { recursive: true, force: true });
}

function compile() {
  const project = path.join(fresh, 'tsconfig.json');
  mkdirSync(fresh);
  writeFileSync(project, JSON.stringify(configuration()));
  const tsc = path.join(folder, '../node_modules/.bin/tsc');
  const { status } = spawnSync(tsc, ['--project', project], { stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('Compiling @bank/shared failed; the lines above say why.');
  rmSync(project);
}

function configuration() {
  return {
    extends: '../tsconfig.json',
    include: [],
    files: ['src/assets.d.ts', ...sources].map((file) => path.join('..', file)),
    compilerOptions: {
      rootDir: '../src',
      outDir: '.',
      noEmit: false,
      // `npm run types` checks the same sources.
      noCheck: true,
      allowImportingTsExtensions: false,
      declaration: true,
      sourceMap: true,
      inlineSources: true,
    },
  };
}

/** Browsers, Node and strict bundlers do not guess extensions. */
function completeImports(file) {
  const complete = (_, start, quote, specifier) => {
    const module = path.join(path.dirname(file), specifier);
    const suffix = ['.js', '/index.js', ''].find((candidate) => existsSync(module + candidate));
    if (suffix === undefined) throw new Error(`${file} imports ${specifier}, which was not compiled.`);
    return `${start}${quote}${specifier}${suffix}${quote}`;
  };
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(RELATIVE_IMPORT, complete));
}

/** File by file, so that whoever packs meanwhile finds each of them. */
function replaceDist() {
  const files = filesIn(fresh);
  for (const file of files) {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    renameSync(path.join(fresh, file), path.join(dist, file));
  }
  for (const file of filesIn(dist)) if (!files.includes(file)) rmSync(path.join(dist, file), { force: true });
}

function filesIn(parent) {
  const found = readdirSync(parent, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(parent, path.join(entry.parentPath, entry.name)));
}

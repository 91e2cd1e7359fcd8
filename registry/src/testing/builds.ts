import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readCandidate, release } from '../release/release.ts';
import { emptyFolder, type TestDeployment } from './deployment.ts';

type Files = Record<string, string>;

const source = { installed: {}, foreign: [], withoutDefault: [] };

export function shellBuild(manifest: object = {}, files: Files = {}): Files {
  const facts = {
    kind: 'shell',
    name: 'shell',
    owner: 'Platform team',
    version: '1.0.0',
    contract: [1],
    entry: ['main.js'],
    provides: { react: '19.3.1' },
    source,
    emitted: ['index.html', 'main.js', ...Object.keys(files)],
  };
  return {
    'bank.json': JSON.stringify({ ...facts, ...manifest }),
    'index.html': '<html%THEME%><head><style>a{}</style>%HEAD%</head><body>%BANK%</body></html>',
    'main.js': 'x'.repeat(4000),
    ...files,
  };
}

export function remoteBuild(name: string, manifest: object = {}, files: Files = {}): Files {
  const facts = {
    kind: 'remote',
    name: `mfe-${name}`,
    owner: `${name} squad`,
    contract: 1,
    version: '1.0.0',
    entry: 'entry.js',
    requires: { react: '^19.0.0' },
    bundled: ['lucide-react'],
    source,
    emitted: ['entry.js', 'page.js', ...Object.keys(files)],
    mounts: [{ path: `/${name}`, title: name, layout: 'main', expose: 'Page', files: ['page.js'] }],
  };
  return {
    'bank.json': JSON.stringify({ ...facts, ...manifest }),
    'entry.js': `register({"./Page":()=>load("${name}")})`,
    'page.js': `page of ${name}`,
    ...files,
  };
}

/** `page.js` becomes `page.0123456789.js`, as the bundler names it. */
export function namedByContent(build: Files): Files {
  const renamed = Object.entries(build).filter(([file]) => !/\.(json|html)$/.test(file));
  const names = new Map(renamed.map(([file, content]) => [file, file.replace('.', `.${hashOf(content)}.`)]));
  const manifest = [...names].reduce(
    (text, [file, name]) => text.replaceAll(`"${file}"`, `"${name}"`),
    build['bank.json'] ?? '',
  );
  const files = Object.entries(build).map(([file, content]) => [names.get(file) ?? file, content]);
  return { ...Object.fromEntries(files), 'bank.json': manifest };
}

function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10);
}

/** Makes an SBOM with a license for each `name@version`, or none. */
export function sbomOf(components: Record<string, string | undefined>): Files {
  const found = Object.entries(components).map(([id, licence]) => {
    const at = id.lastIndexOf('@');
    const licenses = licence && [{ expression: licence }];
    return { type: 'library', name: id.slice(0, at), version: id.slice(at + 1), ...(licenses && { licenses }) };
  });
  return { 'sbom.cdx.json': JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.6', components: found }) };
}

export async function folderWith(files: Files): Promise<string> {
  const folder = await emptyFolder();
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  return folder;
}

export async function releaseAll(deployment: TestDeployment, ...builds: Files[]): Promise<string[]> {
  const versions: string[] = [];
  for (const build of builds) {
    const candidate = await readCandidate(await folderWith(build));
    await release(deployment, candidate, { by: 'test', why: 'test' });
    versions.push(candidate.release.version);
  }
  return versions;
}

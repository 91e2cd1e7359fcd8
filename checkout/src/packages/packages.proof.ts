import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { emptyFolder } from '@bank/registry/testing/deployment.ts';
import { root } from '../workspace/paths.ts';
import { installedPackages } from './installedPackages.ts';
import { manifestOf, packIfChanged, publishedPackages } from './packPackages.ts';

/** What a squad downloads and installs. Raise a number only for what squads need. */
const LIMITS: Record<string, Size> = {
  platform: { kilobytes: 1420, unpackedKilobytes: 7900, packages: 51, megabytes: 21 },
  shared: { kilobytes: 270, unpackedKilobytes: 920, packages: 55, megabytes: 66 },
};

/** What other packages of the checkout import of the platform. */
const OWN_TOOLS = ['./src/*'];

interface Size {
  kilobytes: number;
  unpackedKilobytes: number;
  /** That are installed with it, and their size. */
  packages: number;
  megabytes: number;
}

jest.setTimeout(120_000);

const tar = (...args: string[]) => execFileSync('tar', args, { encoding: 'utf8' });
let packed: Map<string, { archive: string; folder: string }>;

beforeAll(async () => {
  const archives = await packIfChanged();
  const folders = archives.map(async (archive, at) => {
    const folder = await emptyFolder();
    tar('-xzf', archive, '-C', folder);
    return [publishedPackages()[at] ?? '', { archive, folder: path.join(folder, 'package') }] as const;
  });
  packed = new Map(await Promise.all(folders));
});

const packedOf = (name: string) => {
  const { archive, folder } = packed.get(name) ?? { archive: '', folder: '' };
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return { archive, folder, manifest, files: filesBelow(folder) };
};

function filesBelow(folder: string): string[] {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return found.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

const bytesOf = (folder: string) =>
  filesBelow(folder)
    .filter((file) => !file.startsWith('node_modules'))
    .reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);

describe.each(publishedPackages())('the package %s', (name) => {
  test('says in words of any registry what it needs, and what its version brings', () => {
    const { folder, manifest } = packedOf(name);

    expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:/);
    expect(manifest).toMatchObject({ version: manifestOf(name).version, license: expect.any(String) });
    expect(manifest.private).toBeUndefined();
    expect(readFileSync(path.join(folder, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${manifest.version}\n`);
  });

  test('exports everything that the workspace imports, compiled and with declarations', () => {
    const { folder, files, manifest } = packedOf(name);

    const exported = Object.keys(manifestOf(name).exports).filter((entry) => !OWN_TOOLS.includes(entry));
    expect(Object.keys(manifest.exports)).toEqual(exported);
    for (const target of Object.values<string | Record<string, string>>(manifest.exports)) {
      const targets = typeof target === 'string' ? [target] : Object.values(target);
      for (const file of targets) {
        const [start = '', end] = file.split('*').map((part) => path.join(folder, part));
        expect([file, end === undefined ? existsSync(start) : readdirSync(start).length > 0]).toEqual([file, true]);
        if (/\.[cm]?js$/.test(file)) expect(target).toMatchObject({ types: file.replace(/\.([cm]?)js$/, '.d.$1ts') });
      }
    }
    expect(files.filter((file) => /(?<!\.d)\.[cm]?tsx?$|\.test\.[jt]sx?$/.test(file))).toEqual([]);
    expect(files).toContain('README.md');
  });

  test('has a source map with the sources for each file that is compiled from ours', () => {
    const { folder, files } = packedOf(name);
    const compiled = files.filter((file) => /^dist\/(?!libraries\/|bank\.js$).+\.js$/.test(file));

    expect(compiled).not.toEqual([]);
    for (const file of compiled) {
      const [, map = ''] =
        /\n\/\/# sourceMappingURL=(\S+)\s*$/.exec(readFileSync(path.join(folder, file), 'utf8')) ?? [];
      const { sources, sourcesContent } = JSON.parse(readFileSync(path.join(folder, path.dirname(file), map), 'utf8'));
      expect([file, sourcesContent.filter(Boolean).length]).toEqual([file, sources.length]);
    }
  });

  test('has the same bytes wherever it is packed', () => {
    const { archive, folder, files } = packedOf(name);

    for (const file of files) expect(readFileSync(path.join(folder, file), 'utf8')).not.toContain(root);
    const times = tar('--utc', '--full-time', '-tvzf', archive).match(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g);
    expect([...new Set(times)]).toEqual(['1985-10-26 08:15:00']);
  });

  test('brings what a squad needs and no more', () => {
    const { archive, folder } = packedOf(name);
    const installed = [...installedPackages(path.join(root, name))];
    const size: Size = {
      kilobytes: statSync(archive).size / 1000,
      unpackedKilobytes: bytesOf(folder) / 1000,
      packages: installed.length,
      megabytes: installed.reduce((sum, one) => sum + bytesOf(one), 0) / 1_000_000,
    };

    const units = Object.keys(size) as (keyof Size)[];
    const over = units.filter((unit) => size[unit] > (LIMITS[name]?.[unit] ?? 0));
    expect(over.map((unit) => `${size[unit]} ${unit}`)).toEqual([]);
  });
});

test('asks for the versions of the bank’s libraries that it is tested with, and newer ones', () => {
  const { peerDependencies } = manifestOf('shared');
  for (const [name, range] of Object.entries(peerDependencies).filter(([name]) => !name.startsWith('@'))) {
    const { version } = JSON.parse(readFileSync(path.join(root, 'shared/node_modules', name, 'package.json'), 'utf8'));
    expect([name, range]).toEqual([name, `^${version}`]);
  }
});

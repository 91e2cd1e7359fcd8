import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Candidate, readBuild } from '../release/readBuild.ts';
import { buildIfChanged } from './build.ts';
import { bundlerOf } from './bundler.ts';
import budgets from './firstPageBudgets.json';
import { currentWorkspace, distOf, findPackage, type Package } from './Workspace.ts';

const NAMED = 10;
/** The query cache's code, which the shell loads beside pages of a session. */
const QUERY = /^query\./;

jest.setTimeout(120_000);

/** Of scripts, in bytes as brotli sends them, until a customer can use the page. */
test.each(Object.entries(budgets))('%s stays within its budget', async (route, { remote, bytes, files }) => {
  const workspace = currentWorkspace();
  const packages = ['shell', remote].map((name) => findPackage(workspace, name));
  for (const one of packages) await buildIfChanged(workspace, one);
  const builds = await Promise.all(packages.map((one) => readBuild(distOf(one))));
  const scripts = builds.flatMap((build) => scriptsOf(build, route));
  const total = scripts.reduce((sum, [, script]) => sum + brotliCompressSync(script).length, 0);

  if (total > bytes || scripts.length !== files)
    throw new Error(
      `${route} needs ${total} bytes of script in ${scripts.length} files; platform/src/workspace/firstPageBudgets.json allows ${bytes} in ${files}.
Load what it does not show at once with import(). Largest modules, in bytes before they are minified:
${packages.flatMap(largestModules).join('\n')}`,
    );
});

function scriptsOf({ release, files }: Candidate, route: string): [string, Buffer][] {
  const isPublic = route.startsWith('/auth/');
  const names =
    release.kind === 'shell'
      ? [...release.entry, ...(isPublic ? [] : [...files.keys()].filter((name) => QUERY.test(name)))]
      : [
          release.entry,
          ...release.mounts
            .filter(
              ({ path: mount }) => mount === route || (mount.endsWith('/*') && route.startsWith(mount.slice(0, -1))),
            )
            .flatMap((mount) => mount.files),
        ];
  return [...new Set(names)]
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, files.get(name) ?? Buffer.of()]);
}

interface BuiltModule {
  name?: string;
  size?: number;
  /** Joined to one. */
  modules?: BuiltModule[];
}

function largestModules(built: Package): string[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bank-'));
  const stats = path.join(folder, 'stats.json');
  execFileSync(process.execPath, [bundlerOf(built), 'build', '--json', stats, '--output-path', folder], {
    cwd: built.folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const largest = singleModules(JSON.parse(readFileSync(stats, 'utf8')))
    .sort((a, b) => (b.size ?? 0) - (a.size ?? 0))
    .slice(0, NAMED);
  return largest.map((module) => `${String(module.size).padStart(8)}  ${built.name}: ${module.name}`);
}

function singleModules(module: BuiltModule): BuiltModule[] {
  return module.modules?.flatMap(singleModules) ?? [module];
}

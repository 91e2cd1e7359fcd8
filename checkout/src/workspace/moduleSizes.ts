import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bundlerOf } from '@bank/platform/src/workspace/bundler.ts';
import type { Package } from '@bank/platform/src/workspace/Workspace.ts';

interface BuiltModule {
  name?: string;
  size?: number;
  /** The module is joined to another one, or used nowhere. */
  orphan?: boolean;
  /** Joined to one. */
  modules?: BuiltModule[];
}

/** Bytes before they are minified, by library or folder of sources, lazy ones included. */
export function moduleSizes(built: Package): Record<string, number> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bank-'));
  const stats = path.join(folder, 'stats.json');
  execFileSync(process.execPath, [bundlerOf(built), 'build', '--json', stats, '--output-path', folder], {
    cwd: built.folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const sizes: Record<string, number> = {};
  const { modules = [] }: BuiltModule = JSON.parse(readFileSync(stats, 'utf8'));
  for (const { name, size = 0 } of modules.filter(({ orphan }) => !orphan).flatMap(singleModules)) {
    if (!name?.includes('/')) continue;
    const part = partOf(name);
    sizes[part] = (sizes[part] ?? 0) + size;
  }
  rmSync(folder, { recursive: true });
  return Object.fromEntries(Object.entries(sizes).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function singleModules(module: BuiltModule): BuiltModule[] {
  return module.modules?.flatMap(singleModules) ?? [module];
}

function partOf(name: string): string {
  const [, library] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name) ?? [];
  return library ?? path.posix.dirname(name.replace(/^(\.\.?\/)+/, '').replace(/ .*|[?|].*/, ''));
}

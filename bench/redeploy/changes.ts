import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { bundlerOf } from '@bank/platform/src/workspace/bundler.ts';
import { currentWorkspace, findPackage } from '@bank/platform/src/workspace/Workspace.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

export interface Change {
  name: string;
  of: string;
  /** A regular expression for its path. */
  file: string;
  from: string;
  to: string;
  /** Over the wire, without dictionaries. */
  maxBytes: number;
}

/** What a release may change. */
export const changes: Change[] = [
  {
    name: 'one word in a remote',
    of: 'mfe-accounts',
    file: '/mfe-accounts/src/locales/en\\.json$',
    from: 'Account Details',
    to: 'Account details',
    maxBytes: 32_000,
  },
  {
    name: 'one word in the shell',
    of: 'shell',
    file: '/shell/src/locales/en\\.json$',
    from: 'Toggle sidebar',
    to: 'Toggle the sidebar',
    maxBytes: 75_000,
  },
  {
    name: 'another version of React',
    of: 'shell',
    file: '/react(-dom(-client)?)?\\.production\\.js$',
    from: '"19.',
    to: '"19.9',
    maxBytes: 85_000,
  },
];

/** Builds in a process like a squad's: the federation plugin writes its own functions into the build. @returns the folder */
export async function buildChanged({ of, maxBytes: _, ...change }: Change, isMinified: boolean): Promise<string> {
  const changed = findPackage(currentWorkspace(), of);
  const output = temporaryFolder();
  const config = path.join(import.meta.dirname, 'rspack.config.ts');
  const bundler = spawn(process.execPath, [bundlerOf(changed), 'build', '--config', config, '--output-path', output], {
    cwd: changed.folder,
    env: { ...process.env, NODE_ENV: 'production', BANK_BENCH_CHANGE: JSON.stringify({ ...change, isMinified }) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(bundler, 'exit');
  if (code !== 0) throw new Error(`Building ${of} with ${change.name} ended with ${code}.`);
  return output;
}

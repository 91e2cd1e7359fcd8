import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mount, RemoteContract } from '@bank/shared/contract';
import { buildsFolder } from './builds.ts';
import { freePort } from './freePort.ts';
import { output, root, stopProcess, waitForLine } from './runCli.ts';

interface RemoteSource {
  name: string;
  path: string;
  title: string;
  /** Below it, a button counts its clicks; the first click loads a chunk. */
  heading: string;
  /** Runs with the page's module, once it is loaded. */
  code?: string;
  /** Texts by file; the code imports them. */
  files?: Record<string, string>;
  flags?: RemoteContract['flags'];
  /** Other pages, which show the same, and for whom they are. */
  others?: Pick<Mount, 'path' | 'for'>[];
}

/** Builds a small remote outside the workspace, as a squad's pipeline does. @returns the build's folder */
export async function buildRemote(source: RemoteSource): Promise<string> {
  const folder = await writeRemote(source);
  await output(rspack(folder, 'build', { NODE_ENV: 'production' }));
  return path.join(folder, 'dist');
}

export async function serveRemote(source: RemoteSource) {
  const folder = await writeRemote(source);
  const port = await freePort();
  const server = rspack(folder, 'serve', { NODE_ENV: 'development', BANK_DEV_PORT: String(port) });
  await waitForLine(server, /(compiled)/);
  return {
    address: `http://localhost:${port}/bank.json`,
    edit: async (text: string, other: string, name = 'Page.tsx') => {
      const file = path.join(folder, name);
      await writeFile(file, (await readFile(file, 'utf8')).replace(text, other));
    },
    stop: () => stopProcess(server),
  };
}

function rspack(folder: string, command: string, env: Record<string, string>) {
  const program = path.join(root, 'platform/node_modules/@rspack/cli/bin/rspack.js');
  return spawn(process.execPath, [program, command], { cwd: folder, env: { ...process.env, ...env }, stdio: 'pipe' });
}

async function writeRemote(source: RemoteSource): Promise<string> {
  const { name, heading, code = '', files: imported = {}, flags, others = [], ...mount } = source;
  const folder = await mkdtemp(path.join(buildsFolder(), `${name}-`));
  const contract: RemoteContract = {
    name: `mfe-${name}`,
    owner: `${mount.title} squad`,
    contract: 2,
    mounts: [mount, ...others].map((one) => ({
      ...mount,
      ...one,
      page: './Page.tsx',
      layout: 'main' as const,
      header: { title: mount.title, actions: [] },
    })),
    ...(flags && { flags }),
  };
  const files = {
    'package.json': JSON.stringify({ name: `@bank/mfe-${name}`, version: '1.0.0', type: 'module' }),
    'rspack.config.mjs': `import { bankConfig } from ${JSON.stringify(path.join(root, 'rspack.base.js'))};
export default bankConfig({ directory: import.meta.dirname, remote: ${JSON.stringify(contract)} });`,
    'Page.tsx': `import { Button, Card } from '@bank/shared/ui';
import { lazy, Suspense, useState } from 'react';
${code}
const Part = lazy(() => import('./Part'));
export default function Page() {
  const [clicks, setClicks] = useState(0);
  return <Card><h2>${heading}</h2><Button onClick={() => setClicks(clicks + 1)}>Clicked {clicks}</Button>
    {clicks > 0 && <Suspense><Part /></Suspense>}</Card>;
}`,
    ...imported,
    'Part.tsx': `export default function Part() {
  return <p>A part of ${heading}</p>;
}`,
  };
  await mkdir(path.join(folder, 'node_modules/@bank'), { recursive: true });
  await symlink(path.join(root, 'shared'), path.join(folder, 'node_modules/@bank/shared'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  return folder;
}

import { brotliCompressSync } from 'node:zlib';
import { buildIfChanged } from '@bank/platform/src/workspace/build.ts';
import { distOf, findPackage, type Workspace } from '@bank/platform/src/workspace/Workspace.ts';
import { type Candidate, readBuild } from '@bank/registry/release/readBuild.ts';

/** Sizes of scripts as brotli sends them. */
export interface Scripts {
  bytes: number;
  files: number;
}

const REMOTES = { '/auth/login': 'mfe-auth', '/dashboard': 'mfe-dashboard', '/accounts': 'mfe-accounts' };
export const MEASURED_PACKAGES = ['shell', ...Object.values(REMOTES)];

/** What browsers load until a customer can use a page: of each package, of each remote's entry, and in all for each route. */
export async function measureFirstPages(workspace: Workspace): Promise<Record<string, Scripts>> {
  for (const name of MEASURED_PACKAGES) await buildIfChanged(workspace, findPackage(workspace, name));
  const shell = await readBuild(distOf(findPackage(workspace, 'shell')));
  const measured = { shell: scriptsOf(shell, shellFiles(shell, false)) };
  for (const [route, name] of Object.entries(REMOTES)) {
    const remote = await readBuild(distOf(findPackage(workspace, name)));
    if (remote.release.kind !== 'remote') throw new Error(`${name} is no remote.`);
    const { entry, mounts } = remote.release;
    const mount = mounts.find(
      ({ path }) => path === route || (path.endsWith('/*') && route.startsWith(path.slice(0, -1))),
    );
    if (!mount) throw new Error(`${name} has no page at ${route}.`);
    const page = scriptsOf(remote, [entry, ...mount.files]);
    const around = scriptsOf(shell, shellFiles(shell, mount.layout === 'main'));
    Object.assign(measured, {
      [name]: page,
      [`${name}: remoteEntry`]: scriptsOf(remote, [entry]),
      [route]: { bytes: page.bytes + around.bytes, files: page.files + around.files },
    });
  }
  return measured;
}

function shellFiles({ release }: Candidate, hasMainLayout: boolean): string[] {
  if (release.kind !== 'shell') throw new Error('The shell’s build is that of a remote.');
  return [...release.entry, ...(hasMainLayout ? (release.mainLayout ?? []) : [])];
}

function scriptsOf({ files }: Candidate, names: string[]): Scripts {
  const scripts = [...new Set(names)].filter((name) => name.endsWith('.js'));
  const sizes = scripts.map((name) => brotliCompressSync(files.get(name) ?? Buffer.of()).length);
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: scripts.length };
}

import type { RegisteredExtension, RegisteredMount, RegisteredRemote, RemoteContract } from '@bank/shared/contract';
import { isLoopbackUrl } from './isLoopbackUrl';
import { readRegistry, readShellIntegrity } from './readRegistry';

const ANSWER_TIMEOUT_MS = 3000;

type Built<Registered> = Omit<Registered, 'preload'> & { files: string[] };

interface BuiltRemote extends Omit<RemoteContract, 'mounts' | 'extensions'> {
  kind: 'remote';
  entry: string;
  mounts: Built<RegisteredMount>[];
  extensions?: Built<RegisteredExtension>[];
}

interface ShellManifest {
  kind: 'shell';
  name: string;
  entry: string[];
}

type Manifest = ShellManifest | BuiltRemote;

interface DevelopmentShell {
  name: string;
  scripts: string[];
}

type DevelopmentPackage = DevelopmentShell | { name: string; remote: RegisteredRemote };

/** @param address URL of a development server's `bank.json` @throws with a message that the developer is shown */
export async function fetchDevelopmentPackage(address: string): Promise<DevelopmentPackage> {
  if (!isLoopbackUrl(address)) {
    throw new Error(
      `${address} is not an address of this machine with a port, such as http://localhost:3101/bank.json`,
    );
  }
  const manifest = await fetchManifest(address);
  const urlOf = (file: string) => new URL(file, address).href;
  if (manifest.kind === 'shell') return shellFrom(manifest, address);
  const withUrls = <Part extends { files: string[] }>({ files, ...part }: Part) => ({
    ...part,
    preload: files.map(urlOf),
  });
  const { name, owner, entry, mounts, navigation = [], slots = [], extensions = [] } = manifest;
  const remote: RegisteredRemote = {
    name,
    owner,
    version: 'development',
    entry: urlOf(entry),
    integrity: {},
    mounts: mounts.map(withUrls),
    navigation,
    slots: [...slots],
    extensions: extensions.map(withUrls),
    isDevelopment: true,
  };
  return { name, remote };
}

/** The development build that was released with this page's shell, for remotes that come without one. @throws as above */
export async function fetchReleasedShell(): Promise<DevelopmentShell> {
  const file = Object.keys(readShellIntegrity()).find((url) => /\/development-[^/]+$/.test(url));
  if (!file) throw new Error('the shell of this bank was released without its development build');
  const script = new URL(file, location.href).href;
  const folder = script.slice(0, script.lastIndexOf('/shell/'));
  const address = `${folder}/shell/${readRegistry().shell}/development.json`;
  const manifest = await fetchManifest(address);
  if (manifest.kind === 'shell') return shellFrom(manifest, script);
  throw new Error(`${address} is no build of a shell`);
}

function shellFrom({ name, entry }: ShellManifest, address: string): DevelopmentShell {
  return { name, scripts: entry.map((script) => new URL(script, address).href) };
}

async function fetchManifest(address: string): Promise<Manifest> {
  const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) }).catch(
    () => {
      throw new Error(`${address} does not answer`);
    },
  );
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const manifest = (await response.json().catch(() => undefined)) as Partial<Manifest> | undefined;
  const isComplete = manifest?.kind === 'shell' || (manifest?.kind === 'remote' && Array.isArray(manifest.mounts));
  if (!isComplete || !manifest.name || !manifest.entry) throw new Error(`${address} is no bank.json`);
  return manifest as Manifest;
}

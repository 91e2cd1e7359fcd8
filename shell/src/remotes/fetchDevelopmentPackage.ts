import type { Mount, RegisteredRemote, RemoteContract } from '@bank/shared/contract';
import { isLoopbackUrl } from './isLoopbackUrl';

const ANSWER_TIMEOUT_MS = 3000;

interface DevelopmentMount extends Omit<Mount, 'page'> {
  expose: string;
  files: string[];
}

type Manifest =
  | { kind: 'shell'; name: string; entry: string[] }
  | (Omit<RemoteContract, 'mounts'> & { kind: 'remote'; entry: string; mounts: DevelopmentMount[] });

type DevelopmentPackage = { name: string; scripts: string[] } | { name: string; remote: RegisteredRemote };

/** @param address URL of a development server's `bank.json` @throws with a message that the developer is shown */
export async function fetchDevelopmentPackage(address: string): Promise<DevelopmentPackage> {
  if (!isLoopbackUrl(address)) {
    throw new Error(
      `${address} is not an address of this machine with a port, such as http://localhost:3101/bank.json`,
    );
  }
  const manifest = await fetchManifest(address);
  const urlOf = (file: string) => new URL(file, address).href;
  if (manifest.kind === 'shell') return { name: manifest.name, scripts: manifest.entry.map(urlOf) };
  const { name, owner, entry, mounts, navigation = [] } = manifest;
  const remote: RegisteredRemote = {
    name,
    owner,
    version: 'development',
    entry: urlOf(entry),
    integrity: {},
    mounts: mounts.map(({ files, ...mount }) => ({ ...mount, preload: files.map(urlOf) })),
    navigation,
    isDevelopment: true,
  };
  return { name, remote };
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

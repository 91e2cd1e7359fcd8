import type { RegisteredMount, RegisteredRemote } from '@bank/shared/contract';
import { BUDGETS, within } from './budgets';

const known = new Map<string, RegisteredRemote>();

/**
 * A remote with everything that is needed to load it: of a big bank's remotes the page carries only what it draws at once.
 *
 * @throws when the rest does not arrive in time
 */
export async function wholeRemote(remote: RegisteredRemote, signal: AbortSignal): Promise<RegisteredRemote> {
  const { details, navigation } = remote;
  return details ? { ...(await remoteAt(details, signal)), navigation } : remote;
}

/**
 * The version to go back to when this one cannot be loaded; `undefined` when there is none.
 *
 * @throws when the gateway does not answer in time
 */
export async function lastGood({ previous }: RegisteredRemote, signal: AbortSignal) {
  return previous && remoteAt(previous.details, signal);
}

/** The mount of a whole remote that belongs to one of the page's. @throws when it mounts nothing there */
export function wholeMount({ name, version, mounts }: RegisteredRemote, { path }: RegisteredMount): RegisteredMount {
  const mount = mounts.find((candidate) => candidate.path === path);
  if (!mount) throw new Error(`${name} ${version} mounts nothing at ${path}.`);
  return mount;
}

async function remoteAt(url: string, signal: AbortSignal): Promise<RegisteredRemote> {
  const remote = known.get(url) ?? (await fetchRemote(url, within(BUDGETS.registry, signal)));
  known.set(url, remote);
  return remote;
}

async function fetchRemote(url: string, signal: AbortSignal): Promise<RegisteredRemote> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return (await response.json()) as RegisteredRemote;
}

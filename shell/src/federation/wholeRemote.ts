import type { RegisteredMount, RegisteredRemote } from '@bank/shared/contract';

/** How long the gateway may take to answer, in ms. */
const BUDGET = 4000;

const known = new Map<string, RegisteredRemote>();

/**
 * A remote with everything that is needed to load it: of a big bank's remotes the page carries only what it draws at once.
 *
 * @throws when the rest does not arrive in time
 */
export async function wholeRemote(remote: RegisteredRemote, signal: AbortSignal): Promise<RegisteredRemote> {
  const { details } = remote;
  if (!details) return remote;
  const whole = known.get(details) ?? (await fetchDetails(details, signal));
  known.set(details, whole);
  return { ...whole, navigation: remote.navigation };
}

/** The mount of a whole remote that belongs to one of the page's. */
export function wholeMount({ mounts }: RegisteredRemote, mount: RegisteredMount): RegisteredMount {
  return mounts.find(({ path }) => path === mount.path) ?? mount;
}

async function fetchDetails(url: string, signal: AbortSignal): Promise<RegisteredRemote> {
  const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(BUDGET)]) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return (await response.json()) as RegisteredRemote;
}

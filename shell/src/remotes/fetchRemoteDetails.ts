import type { RegisteredRemote } from '@bank/shared/contract';
import { traceParent } from '@bank/shared/http';
import { findPart, nameOf, type Part } from '../parts/parts';
import { BUDGETS_MS, withTimeout } from './budgets';

const known = new Map<string, RegisteredRemote>();

/**
 * Completes a remote: the registry of many remotes holds only what the first paint needs of each. The page has drawn its
 * navigation already, and keeps it.
 * @throws on timeout
 */
export async function fetchRemoteDetails(remote: RegisteredRemote, signal: AbortSignal): Promise<RegisteredRemote> {
  const { details, navigation } = remote;
  return details ? { ...(await remoteAt(details, signal)), navigation } : remote;
}

export async function fetchLastGood({ previous }: RegisteredRemote, signal: AbortSignal) {
  return previous && remoteAt(previous.details, signal);
}

export function partDetails(remote: RegisteredRemote, part: Part): Part {
  const found = findPart(remote, part);
  if (!found) throw new Error(`${remote.name} ${remote.version} has nothing for ${nameOf(part)}.`);
  return found;
}

async function remoteAt(url: string, signal: AbortSignal): Promise<RegisteredRemote> {
  const remote = known.get(url) ?? (await fetchRemote(url, withTimeout(BUDGETS_MS.entry, signal)));
  known.set(url, remote);
  return remote;
}

async function fetchRemote(url: string, signal: AbortSignal): Promise<RegisteredRemote> {
  const response = await fetch(url, { headers: { traceparent: traceParent() }, signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return (await response.json()) as RegisteredRemote;
}

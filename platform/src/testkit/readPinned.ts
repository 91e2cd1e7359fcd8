import { registryAt } from '@bank/registry/bank/history.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { promote } from '@bank/registry/edits/canary.ts';
import { enable } from '@bank/registry/edits/disable.ts';
import { unpin } from '@bank/registry/edits/pin.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { readArtifact } from '@bank/registry/readArtifact.ts';
import type { Registry } from '@bank/registry/schema.ts';
import { channelsOf, heldVersions, liveReleases, releaseOf, type State, type Version } from '@bank/registry/state.ts';

export type Shell = 'live' | 'next';

/**
 * What everybody gets by a revision, verified as gateways do it; no customer has a canary, so that journeys see the same
 * each time.
 * @throws {OperatorError} when the revision, or a file of it, is no longer there or not trusted
 */
export async function readPinned(deployment: Deployment, revision: number, shell: Shell): Promise<State> {
  const registry = await registryAt(deployment, revision);
  const next = shell === 'next' ? withNextShell(registry, deployment.store.address) : registry;
  const state = withoutCanaries(next);
  await requireComplete(deployment, state, revision);
  return state;
}

/** The canary, or what was held last. @throws {OperatorError} when there is neither */
export function nextShellOf(registry: Registry, address: string): string {
  const next = registry.shell.canary?.version ?? heldVersions(registry, 'shell').at(-1);
  if (next) return next;
  throw new OperatorError(
    `${address} has no next shell: revision ${registry.revision} has neither a canary of it nor one that is held. Leave out "next" until the platform team releases one.`,
  );
}

function withNextShell(registry: Registry, address: string): State {
  const next = { app: 'shell', version: nextShellOf(registry, address) };
  const isNext = ({ app, version }: Version) => app === next.app && version === next.version;
  const set = registry.heldTogether?.find((versions) => versions.some(isNext)) ?? [next];
  return set.reduce<State>((state, { app, version }) => promote(app, version)(unpinned(state, app)), registry);
}

/** Shows the squad's own remote, whatever was done to the one that is live. */
export function inService(state: State, app: string): State {
  return state.remotes[app] ? enable(app)(unpinned(state, app)) : state;
}

function unpinned(state: State, app: string): State {
  return channelsOf(state).some(([name]) => name === app) ? unpin(app)(state) : state;
}

function withoutCanaries({ shell, remotes, releases }: State): State {
  if (!shell) return { remotes, releases };
  const everybody = ({ canary: _, ...channel }: typeof shell) => channel;
  const others = Object.entries(remotes).map(([app, channel]) => [app, everybody(channel)]);
  return { shell: everybody(shell), remotes: Object.fromEntries(others), releases };
}

/** Old versions are collected after a while. */
async function requireComplete(deployment: Deployment, state: State, revision: number): Promise<void> {
  const files = liveReleases(state).map(async (release) => {
    const file = release.kind === 'shell' ? 'index.html' : release.entry;
    if (release.base.startsWith('artifacts/') && !(await readArtifact(deployment, release, file))) return release;
    return undefined;
  });
  const [gone] = (await Promise.all(files)).filter((release) => release !== undefined);
  if (!gone) return;
  throw new OperatorError(
    `Revision ${revision} can no longer be tested against: ${gone.name} ${gone.version} is gone from ${deployment.store.address}. Set "revision" of "bank" in package.json to a newer one.`,
  );
}

/** @returns the version of the shell that journeys get */
export function shellOf(state: State): string {
  const version = state.shell?.active ?? '';
  return releaseOf(state, 'shell', version) ? version : '';
}

import { type RegisteredMount, type RegisteredRemote, useUnsavedState } from '@bank/shared/contract';
import type { ComponentType } from 'react';
import { loadPage } from '../federation/federation';
import { FileGone, LoadError, NewPageNeeded } from '../federation/LoadError';
import { readOverrides } from '../overrides/overrideStorage';
import { resetOverride } from '../overrides/resetOverride';
import { fetchRegistry } from '../registry/fetchRegistry';
import { startNewPage } from '../registry/newPage';
import { offerRegistry, useRegistry } from '../registry/registryStore';
import { takeRegistry } from '../registry/takeRegistry';
import { recordLoad } from '../telemetry/loadLog';

/**
 * Loads a page of a remote. After a failure it looks whether a newer registry names something else for it, and where a
 * file was gone it tries once more: a release or a clearing-up behind an open page is nothing the customer should notice.
 * Does not settle when the page is about to be replaced.
 *
 * @throws {LoadError} when it does not load
 */
export async function loadRemotePage(
  remote: RegisteredRemote,
  mount: RegisteredMount,
  signal: AbortSignal,
): Promise<ComponentType> {
  const startedAt = performance.now();
  const load = async (isRetry: boolean) => {
    const page = await loadPage(remote, mount, { signal, isRetry });
    recordLoad({ name: 'loaded', phase: 'chunk' }, remote, startedAt);
    return page;
  };
  try {
    return await load(false);
  } catch (error) {
    if (signal.aborted) throw error;
    if (needsReload(error) || (await isReplaced(remote, mount, error))) return new Promise(() => {});
    if (!isGone(error)) throw failed(error, remote, startedAt);
    recordLoad({ name: 'retried', phase: phaseOf(error) }, remote, startedAt);
  }
  return load(true).catch((error: unknown) => {
    throw signal.aborted ? error : failed(error, remote, startedAt);
  });
}

/** Whether the page goes on with something else in this remote's place. */
async function isReplaced(remote: RegisteredRemote, mount: RegisteredMount, error: unknown): Promise<boolean> {
  if (remote.name in readOverrides()) return resetOverride(remote.name, `it did not load (${firstLineOf(error)})`);
  const startedAt = performance.now();
  try {
    offerRegistry(await fetchRegistry());
  } catch {
    recordLoad({ name: 'failed', phase: 'registry' }, remote, startedAt);
    return false;
  }
  const { current, next = current } = useRegistry.getState();
  const successor = next.remotes.find(({ name }) => name === remote.name);
  const isSame = successor?.version === remote.version && successor.entry === remote.entry && !successor.disabled;
  return !isSame && takeRegistry(mount.path);
}

function failed(error: unknown, remote: RegisteredRemote, startedAt: number): unknown {
  recordLoad({ name: 'failed', phase: phaseOf(error) }, remote, startedAt);
  return error;
}

function phaseOf(error: unknown): LoadError['phase'] {
  return error instanceof LoadError ? error.phase : 'chunk';
}

/** Nothing unsaved can be on a page that has not loaded yet, unless it lies over it: then it waits for Try again. */
function needsReload(error: unknown): boolean {
  const isNeeded = error instanceof LoadError && error.cause instanceof NewPageNeeded;
  return isNeeded && useUnsavedState.getState().count === 0 && startNewPage();
}

function isGone(error: unknown): boolean {
  return error instanceof LoadError && error.cause instanceof FileGone;
}

function firstLineOf(error: unknown): string {
  const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
  return line.slice(0, 160);
}

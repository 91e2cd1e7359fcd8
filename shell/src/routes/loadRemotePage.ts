import { type RegisteredMount, type RegisteredRemote, useUnsavedState } from '@bank/shared/contract';
import type { ComponentType } from 'react';
import {
  BUDGETS_MS,
  LAST_GOOD_DEADLINE_MS,
  RETRY_DEADLINE_MS,
  RETRY_JITTER_MS,
  withTimeout,
} from '../federation/budgets';
import { loadPage } from '../federation/federation';
import { lastGood } from '../federation/fetchRemoteDetails';
import { LoadError, NewPageNeeded } from '../federation/LoadError';
import { readOverrides } from '../overrides/overrideStorage';
import { resetOverride } from '../overrides/resetOverride';
import { applyRegistry } from '../registry/applyRegistry';
import { fetchRegistry } from '../registry/fetchRegistry';
import { startNewPage } from '../registry/newPage';
import { offerRegistry, useRegistry } from '../registry/registryStore';
import { type Outcome, recordLoad } from '../telemetry/loadLog';

interface LoadOptions {
  signal: AbortSignal;
  /** How often the customer has tried before. A repeated try has twice the time. */
  attempt: number;
}

interface Load extends LoadOptions {
  remote: RegisteredRemote;
  mount: RegisteredMount;
  startedAt: number;
  patience: number;
}

/** The result of a load whose page is about to be replaced. */
const REPLACED = Symbol('replaced');

/**
 * Loads a page of a remote. After a failure it looks for a newer registry, tries once more, and then falls back to the last
 * good version, all within the deadlines of `budgets`. Never settles when the page is about to be replaced.
 *
 * @throws {LoadError} when nothing of it loads
 */
export async function loadRemotePage(
  remote: RegisteredRemote,
  mount: RegisteredMount,
  options: LoadOptions,
): Promise<ComponentType> {
  const load = { ...options, remote, mount, startedAt: performance.now(), patience: options.attempt > 0 ? 2 : 1 };
  const page = await loadActive(load).catch((error: unknown) => {
    if (load.signal.aborted) throw error;
    return loadInstead(load, error);
  });
  return page === REPLACED ? new Promise(() => {}) : page;
}

/** The version that the registry names, at the first or the second attempt. */
async function loadActive(load: Load): Promise<ComponentType | typeof REPLACED> {
  // The platform team may have released a repair since the failure that the customer saw.
  if (load.attempt > 0 && (await isReplaced(load))) return REPLACED;
  try {
    return await loadBy(RETRY_DEADLINE_MS, load);
  } catch (error) {
    if (load.signal.aborted) throw error;
    const [isOver] = await Promise.all([isSuperseded(load, error), pause()]);
    if (isOver) return REPLACED;
    // A file that arrived whole fails the same way again.
    if (phaseOf(error) === 'evaluation') throw error;
    record('retried', load, phaseOf(error));
    return loadBy(RETRY_DEADLINE_MS, load, true);
  }
}

/** The last good version, or the reason why the active one is not there. */
async function loadInstead(load: Load, error: unknown): Promise<ComponentType> {
  const { remote, mount, patience } = load;
  record('failed', load, phaseOf(error));
  try {
    const signal = deadlineSignal(LAST_GOOD_DEADLINE_MS, load);
    const substitute = await lastGood(remote, signal);
    if (!substitute) throw error;
    const page = await loadPage(substitute, mount, { signal, patience, insteadOf: remote.version });
    record('fallback', { ...load, remote: substitute }, 'chunk');
    console.error(`The remote ${remote.name} ${remote.version} failed; ${substitute.version} stands in.`, error);
    return page;
  } catch {
    throw error;
  }
}

async function loadBy(deadline: number, load: Load, isRetry = false): Promise<ComponentType> {
  const { remote, mount, patience } = load;
  const page = await loadPage(remote, mount, { signal: deadlineSignal(deadline, load), patience, isRetry });
  record('loaded', load, 'chunk');
  return page;
}

/** Aborts at a deadline in ms since the start of the load. */
function deadlineSignal(deadline: number, { signal, startedAt, patience }: Load): AbortSignal {
  return withTimeout(startedAt + deadline * patience - performance.now(), signal);
}

function pause(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * RETRY_JITTER_MS));
}

/** Whether something replaces the page after this failure: a new document, the end of an override, a newer registry. */
async function isSuperseded(load: Load, error: unknown): Promise<boolean> {
  const { name } = load.remote;
  if (needsReload(error)) return true;
  if (name in readOverrides()) return resetOverride(name, `it did not load (${firstLineOf(error)})`);
  return isReplaced(load);
}

/** Whether a newer registry names something else. */
async function isReplaced({ remote, mount, patience }: Load): Promise<boolean> {
  const startedAt = performance.now();
  try {
    offerRegistry(await fetchRegistry(BUDGETS_MS.registry * patience));
  } catch {
    recordLoad({ name: 'failed', phase: 'registry' }, remote, startedAt);
    return false;
  }
  const { current, next = current } = useRegistry.getState();
  const successor = next.remotes.find(({ name }) => name === remote.name);
  const isSame = successor !== undefined && !successor.disabled && identity(successor) === identity(remote);
  return !isSame && applyRegistry(mount.path);
}

/** The facts of a remote that decide whether it loads. */
function identity({ version, entry, integrity }: RegisteredRemote): string {
  return JSON.stringify([version, entry, integrity]);
}

function record(name: Outcome['name'], { remote, startedAt }: Load, phase: LoadError['phase']): void {
  recordLoad({ name, phase }, remote, startedAt);
}

function phaseOf(error: unknown): LoadError['phase'] {
  return error instanceof LoadError ? error.phase : 'chunk';
}

/** Nothing unsaved can be on a page that has not loaded yet, unless it lies over it: then it waits for Try again. */
function needsReload(error: unknown): boolean {
  const isNeeded = error instanceof LoadError && error.cause instanceof NewPageNeeded;
  return isNeeded && useUnsavedState.getState().count === 0 && startNewPage();
}

function firstLineOf(error: unknown): string {
  const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
  return line.slice(0, 160);
}

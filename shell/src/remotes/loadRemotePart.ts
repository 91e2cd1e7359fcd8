import { type RegisteredRemote, useUnsavedState } from '@bank/shared/contract';
import type { ComponentType } from 'react';
import { isPage, type Part } from '../parts/parts';
import { noteLoadFailure } from '../telemetry/errors';
import type { Visit } from '../telemetry/visits';
import { applyRegistry } from './applyRegistry';
import { BUDGETS_MS, LAST_GOOD_DEADLINE_MS, RETRY_DEADLINE_MS, RETRY_JITTER_MS } from './budgets';
import { currentPath } from './currentPath';
import { loadPart } from './federation';
import { fetchRegistry } from './fetchRegistry';
import { fetchLastGood } from './fetchRemoteDetails';
import { LoadError, ReloadNeeded } from './LoadError';
import { type LoadClock, startLoadClock } from './loadClock';
import { readOverrides } from './overrideStorage';
import { queueRegistry, useRegistry } from './registryStore';
import { reloadPage } from './reloadPage';
import { resetOverride } from './resetOverride';

export interface Attempt {
  /** Counts how often the customer has tried again. */
  count: number;
  visit: Visit;
  /** The active version threw it when it was first shown: the last good one is to stand in. */
  thrown?: LoadError;
}

interface LoadOptions {
  signal: AbortSignal;
  attempt: Attempt;
}

interface Load extends LoadOptions {
  remote: RegisteredRemote;
  part: Part;
  clock: LoadClock;
  /** A customer who retries waits longer. */
  timeoutFactor: number;
}

const REPLACED = Symbol('replaced');

/**
 * Falls back to a newer registry, a second attempt, and the last good version. Never settles when the page is about to be
 * replaced.
 * @throws {LoadError} when no version loads
 */
export async function loadRemotePart(
  remote: RegisteredRemote,
  part: Part,
  options: LoadOptions,
): Promise<ComponentType> {
  const { count, visit } = options.attempt;
  const timeoutFactor = count > 0 ? 2 : 1;
  const clock = startLoadClock(timeoutFactor);
  const load = { ...options, remote, part, clock, timeoutFactor };
  try {
    const component = await loadActive(load).catch((error: unknown) => loadLastGood(load, error));
    return component === REPLACED ? new Promise(() => {}) : component;
  } catch (error) {
    if (!load.signal.aborted) visit.end('failed', phaseOf(error));
    throw error;
  }
}

async function loadActive(load: Load): Promise<ComponentType | typeof REPLACED> {
  const { count, visit, thrown } = load.attempt;
  if (thrown) throw thrown;
  // A fix may have been released since the failure.
  if (count > 0 && (await isReplaced(load))) return REPLACED;
  try {
    return await loadBefore(RETRY_DEADLINE_MS, load);
  } catch (error) {
    if (load.signal.aborted) throw error;
    const [isOver] = await Promise.all([isSuperseded(load, error), waitJitter()]);
    if (isOver) return REPLACED;
    // A verified file fails the same way again.
    if (phaseOf(error) === 'evaluation') throw error;
    visit.retries += 1;
    return loadBefore(RETRY_DEADLINE_MS, load, true);
  }
}

async function loadLastGood(load: Load, error: unknown): Promise<ComponentType> {
  const { remote, part, clock } = load;
  if (load.signal.aborted) throw error;
  // React has told of what was thrown.
  if (!load.attempt.thrown) noteLoadFailure(error, remote);
  try {
    const signal = clock.deadline(LAST_GOOD_DEADLINE_MS, load.signal);
    const substitute = await fetchLastGood(remote, signal);
    if (!substitute) throw error;
    const insteadOf = { version: remote.version, phase: phaseOf(error) };
    const component = await loadPart(substitute, part, { signal, clock, insteadOf });
    console.error(`The remote ${remote.name} ${remote.version} failed; ${substitute.version} stands in.`, error);
    return component;
  } catch {
    throw error;
  }
}

function loadBefore(deadline: number, { remote, part, clock, ...load }: Load, isRetry = false): Promise<ComponentType> {
  return loadPart(remote, part, { signal: clock.deadline(deadline, load.signal), clock, isRetry });
}

function waitJitter(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * RETRY_JITTER_MS));
}

async function isSuperseded(load: Load, error: unknown): Promise<boolean> {
  const { name } = load.remote;
  if (mayReplacePage(load) && reloadIfNeeded(error)) return true;
  if (name in readOverrides()) return resetOverride(name, `it did not load (${firstLineOf(error)})`);
  return isReplaced(load);
}

/** An extension replaces the page that it is in only when the customer tries again. */
function mayReplacePage({ part, attempt }: Load): boolean {
  return isPage(part) || attempt.count > 0;
}

async function isReplaced(load: Load): Promise<boolean> {
  const { remote, part, timeoutFactor } = load;
  try {
    queueRegistry(await fetchRegistry(BUDGETS_MS.registry * timeoutFactor));
  } catch (error) {
    noteLoadFailure(error);
    return false;
  }
  const { current, next = current } = useRegistry.getState();
  const successor = next.remotes.find(({ name }) => name === remote.name);
  const isSame =
    successor !== undefined && !successor.disabled && releaseIdentity(successor) === releaseIdentity(remote);
  return !isSame && mayReplacePage(load) && applyRegistry(isPage(part) ? part.path : currentPath());
}

/** What decides whether a remote loads. */
function releaseIdentity({ version, entry, integrity }: RegisteredRemote): string {
  return JSON.stringify([version, entry, integrity]);
}

function phaseOf(error: unknown): LoadError['phase'] {
  return error instanceof LoadError ? error.phase : 'chunk';
}

/** Unsaved input can only be in a dialog over the page: then the reload waits for Try again. */
function reloadIfNeeded(error: unknown): boolean {
  const isNeeded = error instanceof LoadError && error.cause instanceof ReloadNeeded;
  return isNeeded && useUnsavedState.getState().count === 0 && reloadPage();
}

function firstLineOf(error: unknown): string {
  const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
  return line.slice(0, 160);
}

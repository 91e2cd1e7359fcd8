import type { RegisteredRemote } from '@bank/shared/contract';
import type { ComponentType } from 'react';
import { findPart, type Part } from '../parts/parts';
import { type Container, loadContainer } from '../runtime/containers';
import type { LoadPhase } from '../telemetry/events';
import { applyStyleSheets, removeElements, runScript } from './scripts';

/** The active version, which the last good one replaces. */
export interface FailedVersion {
  version: string;
  phase: LoadPhase;
}

interface Running {
  remote: RegisteredRemote;
  insteadOf?: FailedVersion | undefined;
  container: Promise<Container>;
  parts: Map<string, ComponentType>;
}

/** A running release can only be replaced by a new document. */
const running = new Map<string, Running>();
/** The latest first. Code of one that is unloaded may still throw. */
let releases: readonly RegisteredRemote[] = [];
/** How many parts of each remote are mounted. */
const held = new Map<string, number>();

export function runningFor({ name, version }: RegisteredRemote): RegisteredRemote | undefined {
  const entry = running.get(name);
  return entry && (entry.remote.version === version || entry.insteadOf?.version === version) ? entry.remote : undefined;
}

/** All whose code has run in this document, the latest first; a later one leaves this list as it is. */
export function releasesRun(): readonly RegisteredRemote[] {
  return releases;
}

/** @returns where that version failed, if the last good one runs in its place */
export function replacedIn({ name, version }: RegisteredRemote): LoadPhase | undefined {
  const { insteadOf } = running.get(name) ?? {};
  return insteadOf?.version === version ? insteadOf.phase : undefined;
}

export function hasOtherVersion(remote: RegisteredRemote): boolean {
  return running.has(remote.name) && !runningFor(remote);
}

/** @returns the container, one for all parts of the remote */
export function run(remote: RegisteredRemote, insteadOf?: FailedVersion): Promise<Container> {
  const { name, entry: url } = remote;
  const known = running.get(name);
  if (known) return known.container;
  const container = loadContainer({ name: federatedName(name), url, runScript });
  running.set(name, { remote, insteadOf, container, parts: new Map() });
  releases = [remote, ...releases];
  container.catch(() => running.get(name)?.container === container && unload(remote));
  return container;
}

/** What is mounted keeps its remote loaded, and its style files applied. @returns ends it */
export function hold(name: string): () => void {
  change(1);
  return () => change(-1);

  function change(by: 1 | -1): void {
    const count = (held.get(name) ?? 0) + by;
    held.set(name, count);
    const { remote } = running.get(name) ?? {};
    if (remote) applyStyleSheets(remote.entry, count > 0);
  }
}

/**
 * Makes a failed release loadable again, unless a part of it is mounted or another one runs. Its modules stay in memory,
 * unreachable.
 */
export function unload({ name, version }: RegisteredRemote): void {
  const { remote } = running.get(name) ?? {};
  if (held.get(name) || remote?.version !== version) return;
  removeElements(remote.entry);
  running.delete(name);
  const chunks = new RegExp(`^(rspack|webpack)Chunk${federatedName(name)}$`);
  for (const key of Object.keys(globalThis).filter((candidate) => chunks.test(candidate)))
    Reflect.deleteProperty(globalThis, key);
}

export function cachePart({ name }: RegisteredRemote, { expose }: Part, component: ComponentType): void {
  running.get(name)?.parts.set(expose, component);
}

export function cachedPart({ name }: RegisteredRemote, part: Part): ComponentType | undefined {
  const { remote, parts } = running.get(name) ?? {};
  const expose = remote && findPart(remote, part)?.expose;
  return expose ? parts?.get(expose) : undefined;
}

/** The remote's global variable, so no hyphens. */
export function federatedName(name: string): string {
  return name.replaceAll('-', '_');
}

import type { RegisteredRemote } from '@bank/shared/contract';
import type { ComponentType } from 'react';
import { type Container, loadContainer } from '../runtime/containers';
import { findPart, type Part } from './parts';
import { removePendingScripts, runScript } from './scripts';

interface Running {
  remote: RegisteredRemote;
  insteadOf?: string | undefined;
  container: Promise<Container>;
  parts: Map<string, ComponentType>;
}

/** A running release can only be replaced by a new document. */
const running = new Map<string, Running>();
/** How many parts of each remote are mounted. */
const held = new Map<string, number>();

export function runningFor({ name, version }: RegisteredRemote): RegisteredRemote | undefined {
  const entry = running.get(name);
  return entry && (entry.remote.version === version || entry.insteadOf === version) ? entry.remote : undefined;
}

export function hasOtherVersion(remote: RegisteredRemote): boolean {
  return running.has(remote.name) && !runningFor(remote);
}

/** @returns the container, one for all parts of the remote */
export function run(remote: RegisteredRemote, insteadOf?: string): Promise<Container> {
  const { name, entry: url } = remote;
  const known = running.get(name);
  if (known) return known.container;
  const container = loadContainer({ name: federatedName(name), url, runScript });
  running.set(name, { remote, insteadOf, container, parts: new Map() });
  container.catch(() => running.get(name)?.container === container && unload(name));
  return container;
}

/** What is mounted keeps its remote loaded. @returns ends it */
export function hold(name: string): () => void {
  const change = (by: 1 | -1) => held.set(name, (held.get(name) ?? 0) + by);
  change(1);
  return () => void change(-1);
}

/** Makes a failed remote loadable again, unless a part of it is mounted. Its modules stay in memory, unreachable. */
export function unload(name: string): void {
  if (held.get(name)) return;
  const entry = running.get(name)?.remote.entry;
  if (entry) removePendingScripts(entry);
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

import type { RegisteredMount, RegisteredRemote } from '@bank/shared/contract';
import { registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { removePendingScripts } from './scripts';

interface Running {
  remote: RegisteredRemote;
  /** The active version, which could not be loaded and which this one replaces. */
  insteadOf?: string | undefined;
  pages: Map<string, ComponentType>;
}

/** The release of each remote that runs in this document. Replacing one that works takes a new document. */
const running = new Map<string, Running>();
/** Names that the federation runtime has registered before. */
const registered = new Set<string>();

/** The release that runs for a remote: its own version, or the one that replaces it. */
export function runningFor({ name, version }: RegisteredRemote): RegisteredRemote | undefined {
  const entry = running.get(name);
  return entry && (entry.remote.version === version || entry.insteadOf === version) ? entry.remote : undefined;
}

/** Whether another version of the remote runs in this document. */
export function hasOtherVersion(remote: RegisteredRemote): boolean {
  return running.has(remote.name) && !runningFor(remote);
}

/** Registers a release with the federation runtime, unless one of that name runs. */
export function run(remote: RegisteredRemote, insteadOf?: string): void {
  const { name, entry } = remote;
  if (running.has(name)) return;
  // The runtime keeps the first registration of a name unless forced.
  registerRemotes([{ name: federatedName(name), entry }], { force: registered.has(name) });
  registered.add(name);
  running.set(name, { remote, insteadOf, pages: new Map() });
}

/**
 * Removes a remote that has failed, so that it, or another version, can be loaded afresh. None of its pages may be on
 * screen. Its modules stay in memory but cannot be reached.
 */
export function unload(name: string): void {
  const entry = running.get(name)?.remote.entry;
  if (entry) removePendingScripts(entry);
  running.delete(name);
  const chunks = new RegExp(`^(rspack|webpack)Chunk${federatedName(name)}$`);
  for (const key of Object.keys(globalThis).filter((candidate) => chunks.test(candidate)))
    Reflect.deleteProperty(globalThis, key);
}

export function cachePage({ name }: RegisteredRemote, { expose }: RegisteredMount, page: ComponentType): void {
  running.get(name)?.pages.set(expose, page);
}

/** A page of the running release that has been loaded before. */
export function cachedPage({ name }: RegisteredRemote, { path }: RegisteredMount): ComponentType | undefined {
  const { remote, pages } = running.get(name) ?? {};
  const expose = remote?.mounts.find((mount) => mount.path === path)?.expose;
  return expose ? pages?.get(expose) : undefined;
}

/** The name of a remote's container in the page. */
export function federatedName(name: string): string {
  return name.replaceAll('-', '_');
}

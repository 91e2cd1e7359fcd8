import type { RegisteredMount, RegisteredRemote } from '@bank/shared/contract';
import { registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { withdrawScripts } from './scripts';

interface Running {
  remote: RegisteredRemote;
  /** The version in whose place it runs, which could not be loaded. */
  insteadOf?: string | undefined;
  pages: Map<string, ComponentType>;
}

/** What runs in this page, by remote. Code that works is not taken back: another version of it needs a new page. */
const running = new Map<string, Running>();
/** Remotes that the federation runtime knows already. */
const registered = new Set<string>();

/** What runs of a remote, or in its place. */
export function runningFor({ name, version }: RegisteredRemote): RegisteredRemote | undefined {
  const entry = running.get(name);
  return entry && (entry.remote.version === version || entry.insteadOf === version) ? entry.remote : undefined;
}

/** Whether another version of a remote runs here that works. */
export function isOvertaken(remote: RegisteredRemote): boolean {
  return running.has(remote.name) && !runningFor(remote);
}

/** Has the federation runtime know a remote, which is to run from now on. */
export function run(remote: RegisteredRemote, insteadOf?: string): void {
  const { name, entry } = remote;
  if (running.has(name)) return;
  // The runtime keeps what it once knew of a name, unless it is forced.
  registerRemotes([{ name: federatedName(name), entry }], { force: registered.has(name) });
  registered.add(name);
  running.set(name, { remote, insteadOf, pages: new Map() });
}

/**
 * Forgets a remote that has failed, so that it can be run afresh, or another version in its place. Nothing of it may be on
 * screen. Its modules stay in memory, but nothing reaches them any more.
 */
export function retire(name: string): void {
  const entry = running.get(name)?.remote.entry;
  if (entry) withdrawScripts(entry);
  running.delete(name);
  const chunks = new RegExp(`^(rspack|webpack)Chunk${federatedName(name)}$`);
  for (const key of Object.keys(globalThis).filter((candidate) => chunks.test(candidate)))
    Reflect.deleteProperty(globalThis, key);
}

export function keepPage({ name }: RegisteredRemote, { expose }: RegisteredMount, page: ComponentType): void {
  running.get(name)?.pages.set(expose, page);
}

/** A page that has been loaded of what runs. */
export function keptPage({ name }: RegisteredRemote, { path }: RegisteredMount): ComponentType | undefined {
  const { remote, pages } = running.get(name) ?? {};
  const expose = remote?.mounts.find((mount) => mount.path === path)?.expose;
  return expose ? pages?.get(expose) : undefined;
}

/** The name under which a remote's build makes itself known. */
export function federatedName(name: string): string {
  return name.replaceAll('-', '_');
}

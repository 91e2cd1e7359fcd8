import type { RegisteredMount, RegisteredRemote } from '@bank/shared/contract';
import { registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { removePendingScripts } from './scripts';

interface Running {
  remote: RegisteredRemote;
  insteadOf?: string | undefined;
  pages: Map<string, ComponentType>;
}

/** A running release can only be replaced by a new document. */
const running = new Map<string, Running>();
const registered = new Set<string>();

export function runningFor({ name, version }: RegisteredRemote): RegisteredRemote | undefined {
  const entry = running.get(name);
  return entry && (entry.remote.version === version || entry.insteadOf === version) ? entry.remote : undefined;
}

export function hasOtherVersion(remote: RegisteredRemote): boolean {
  return running.has(remote.name) && !runningFor(remote);
}

export function run(remote: RegisteredRemote, insteadOf?: string): void {
  const { name, entry } = remote;
  if (running.has(name)) return;
  // Without `force`, the runtime keeps the first registration of a name.
  registerRemotes([{ name: federatedName(name), entry }], { force: registered.has(name) });
  registered.add(name);
  running.set(name, { remote, insteadOf, pages: new Map() });
}

/** Makes a failed remote loadable again. None of its pages may be mounted. Its modules stay in memory, unreachable. */
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

export function cachedPage({ name }: RegisteredRemote, { path }: RegisteredMount): ComponentType | undefined {
  const { remote, pages } = running.get(name) ?? {};
  const expose = remote?.mounts.find((mount) => mount.path === path)?.expose;
  return expose ? pages?.get(expose) : undefined;
}

/** The remote's global variable, so no hyphens. */
export function federatedName(name: string): string {
  return name.replaceAll('-', '_');
}

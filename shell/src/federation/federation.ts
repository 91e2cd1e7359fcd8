import type { PageRegistry, RegisteredMount, RegisteredRemote } from '@bank/shared/contract';
import { matchPath } from '@bank/shared/router';
import { getInstance, loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { arrive } from './arrive';
import { LoadError, NewPageNeeded } from './LoadError';
import { learnScripts, originOf, scriptOf } from './scripts';
import { wholeMount, wholeRemote } from './wholeRemote';

interface LoadOptions {
  signal: AbortSignal;
  isRetry?: boolean;
}

/** A module of the share scope. */
export interface SharedModule {
  name: string;
  version: string;
  providedBy: string;
}

const pages = new Map<string, ComponentType>();
/** What runs in this page, by remote. Code that has run cannot be taken back: another version needs a new page. */
const running = new Map<string, RegisteredRemote>();
/** What the page's content security policy lets scripts come from: it is as old as the page. */
const allowed = new Set<string>();
let registered: RegisteredRemote[] = [];

/** Prepares the page for its remotes. Nothing is loaded yet: each comes with the first page that needs it. */
export function startFederation(registry: PageRegistry): void {
  followRegistry(registry);
  for (const url of [location.href, ...[...document.scripts].map(({ src }) => src)]) allowed.add(originOf(url));
  for (const remote of registry.remotes) allowed.add(originOf(remote.entry)).add(releaseId(remote));
  registerPlugins([{ name: 'integrity', createScript: ({ url }) => scriptOf(url) }]);
}

/** Makes room for another shell in this page: the remotes are to find its runtime in place of this one's. */
export function yieldFederation(): void {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: undefined, _FEDERATION_RUNTIME_CORE_FROM: undefined });
}

/** Goes on by a newer registry. What runs already stays as it is. */
export function followRegistry({ remotes }: PageRegistry): void {
  registered = remotes;
  learnScripts(remotes);
}

/** Whether a remote can only be shown by a new page: another version of it runs here, or its origin is not allowed. */
export function needsNewPage(remote: RegisteredRemote): boolean {
  const runs = running.get(remote.name);
  if (runs && runs.version !== remote.version) return true;
  return !allowed.has(originOf(remote.entry)) && !allowed.has(releaseId(remote));
}

/** Fetches a page's files ahead of time, behind everything that is needed now. */
export async function prefetchPage(path: string): Promise<void> {
  const remote = registered.find(({ mounts }) => mounts.some((mount) => matchPath(mount.path, path)));
  if (!remote || remote.disabled) return;
  const ignore = () => undefined;
  // A failure is of no interest here: the page itself will load the file again, and report.
  const whole = await wholeRemote(remote, new AbortController().signal).catch(ignore);
  const mount = whole?.mounts.find((candidate) => matchPath(candidate.path, path));
  if (!whole || !mount) return;
  for (const url of [whole.entry, ...mount.preload]) fetch(url, { priority: 'low' }).catch(ignore);
}

/** The page if it is here already, so that it can be shown without a flash. */
export function loadedPage(remote: RegisteredRemote, mount: RegisteredMount): ComponentType | undefined {
  return needsNewPage(remote) ? undefined : pages.get(pageId(remote, mount));
}

/**
 * Loads a page of a remote. May be called again after a failure.
 *
 * @throws {LoadError} when a file does not arrive in time, is not what the registry says, or needs other shared versions
 */
export async function loadPage(
  remote: RegisteredRemote,
  mount: RegisteredMount,
  { signal, isRetry = false }: LoadOptions,
): Promise<ComponentType> {
  const whole = await wholeRemote(remote, signal).catch(failIn('registry'));
  if (needsNewPage(whole)) throw new LoadError('entry', new NewPageNeeded(`${remote.name} ${remote.version}`));
  learnScripts([whole]);
  const files = wholeMount(whole, mount).preload.map((url) => arrive(url, { signal, isRetry }));
  const entry = arrive(whole.entry, { signal, isRetry }).catch(failIn('entry'));
  await Promise.all([entry, Promise.all(files).catch(failIn('chunk'))]);
  const page = await evaluate(whole, mount).catch(failIn('chunk'));
  pages.set(pageId(remote, mount), page);
  return page;
}

function failIn(phase: LoadError['phase']): (reason: unknown) => never {
  return (reason) => {
    throw new LoadError(phase, reason);
  };
}

/** What the page holds once, and who brought it. */
export function sharedModules(): SharedModule[] {
  const scopes = Object.values(getInstance()?.shareScopeMap ?? {});
  return scopes.flatMap((scope) =>
    Object.entries(scope).flatMap(([name, versions]) =>
      Object.entries(versions).map(([version, { from }]) => ({ name, version, providedBy: from })),
    ),
  );
}

async function evaluate(remote: RegisteredRemote, mount: RegisteredMount): Promise<ComponentType> {
  const { name, version, entry } = remote;
  // Registered no sooner than it runs: until then another version may take its place.
  if (!running.has(name)) registerRemotes([{ name: federatedName(name), entry }]);
  running.set(name, remote);
  const module = await loadRemote<{ default?: ComponentType }>(pageId(remote, mount));
  if (!module?.default) throw new Error(`${name} ${version}: "${mount.expose}" has no default export.`);
  return module.default;
}

function releaseId({ name, version }: RegisteredRemote): string {
  return `${name} ${version}`;
}

function pageId({ name }: RegisteredRemote, { expose }: RegisteredMount): string {
  return `${federatedName(name)}/${expose}`;
}

/** Module Federation makes a global variable of the name. */
function federatedName(name: string): string {
  return name.replaceAll('-', '_');
}

import type { PageRegistry, RegisteredMount, RegisteredRemote } from '@bank/shared/contract';
import { matchPath } from '@bank/shared/router';
import { getInstance, loadRemote, registerPlugins } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { BUDGETS_MS, rejectOnAbort, withTimeout } from './budgets';
import { fetchRemoteDetails, mountDetails } from './fetchRemoteDetails';
import { fetchVerified } from './fetchVerified';
import { failIn, LoadError, NewPageNeeded } from './LoadError';
import { cachedPage, cachePage, federatedName, hasOtherVersion, run, runningFor, unload } from './running';
import { allowScripts, entryScript, originOf } from './scripts';

export { runningFor, unload };

interface LoadOptions {
  signal: AbortSignal;
  /** Factor on the time limits: a customer who tries again waits longer. */
  patience: number;
  isRetry?: boolean;
  /** The active version, which could not be loaded and which this one replaces. */
  insteadOf?: string;
}

/** A module of the share scope. */
export interface SharedModule {
  name: string;
  version: string;
  providedBy: string;
}

/** Origins and releases that the document's content security policy allows. It never changes. */
const allowed = new Set<string>();
let registered: RegisteredRemote[] = [];

/** Prepares the document for its remotes. Each is loaded with the first page that needs it. */
export function startFederation(registry: PageRegistry): void {
  followRegistry(registry);
  for (const url of [location.href, ...[...document.scripts].map(({ src }) => src)]) allowed.add(originOf(url));
  for (const remote of registry.remotes) {
    allowed.add(originOf(remote.entry)).add(releaseId(remote));
    if (remote.previous) allowed.add(releaseId({ name: remote.name, version: remote.previous.version }));
  }
  registerPlugins([{ name: 'integrity', createScript: ({ url }) => entryScript(url) }]);
}

/** Lets the remotes find the federation runtime of a shell that replaces this one. */
export function yieldFederation(): void {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: undefined, _FEDERATION_RUNTIME_CORE_FROM: undefined });
}

/** Uses a newer registry from now on. Releases that run stay. */
export function followRegistry({ remotes }: PageRegistry): void {
  registered = remotes;
  allowScripts(remotes);
}

/** Whether a remote takes a new document: another version of it runs here, or the policy does not allow its origin. */
export function needsNewPage(remote: RegisteredRemote): boolean {
  if (hasOtherVersion(remote)) return true;
  return !runningFor(remote) && !allowed.has(originOf(remote.entry)) && !allowed.has(releaseId(remote));
}

/** Time limit for the files of a page that may never be opened. */
const PREFETCH_BUDGET_MS = 10_000;

/** Fetches a page's files ahead of time, with low priority. */
export async function prefetchPage(path: string): Promise<void> {
  const remote = registered.find(({ mounts }) => mounts.some((mount) => matchPath(mount.path, path)));
  if (!remote || remote.disabled) return;
  const ignore = () => undefined;
  // Opening the page fetches the files again, and reports failures.
  const signal = AbortSignal.timeout(PREFETCH_BUDGET_MS);
  const details = await fetchRemoteDetails(remote, signal).catch(ignore);
  const mount = details?.mounts.find((candidate) => matchPath(candidate.path, path));
  if (!details || !mount) return;
  for (const url of [details.entry, ...mount.preload]) fetch(url, { priority: 'low', signal }).catch(ignore);
}

/** The page if it has been loaded: it then renders at once, without a flash. */
export function loadedPage(remote: RegisteredRemote, mount: RegisteredMount): ComponentType | undefined {
  return needsNewPage(remote) ? undefined : cachedPage(remote, mount);
}

/**
 * Loads a page of a remote, or of the version that replaces it. May be called again after a failure.
 *
 * @throws {LoadError} when a file does not arrive in time, has another hash, or needs other shared versions
 */
export async function loadPage(
  remote: RegisteredRemote,
  mount: RegisteredMount,
  options: LoadOptions,
): Promise<ComponentType> {
  const details = runningFor(remote) ?? (await fetchRemoteDetails(remote, options.signal).catch(failIn('registry')));
  if (needsNewPage(details)) throw new LoadError('entry', new NewPageNeeded(releaseId(details)));
  allowScripts([details]);
  const target = mountDetails(details, mount);
  await fetchFiles(details, target, options);
  const page = await evaluate(details, target, options).catch(failIn('evaluation'));
  cachePage(details, target, page);
  return page;
}

/** No code of a remote runs before all files of its page have been verified. */
async function fetchFiles(
  { entry, integrity, isDevelopment }: RegisteredRemote,
  { preload }: RegisteredMount,
  { signal, patience, isRetry = false }: LoadOptions,
): Promise<void> {
  const fetchIn = (phase: 'entry' | 'chunk', url: string) => {
    const limited = withTimeout(BUDGETS_MS[phase] * patience, signal);
    if (!integrity[url] && !isDevelopment) return failIn(phase)(new Error(`${url} has no hash in the registry.`));
    return fetchVerified(url, { signal: limited, integrity: integrity[url], isRetry }).catch(failIn(phase));
  };
  await Promise.all([fetchIn('entry', entry), ...preload.map((url) => fetchIn('chunk', url))]);
}

/** The modules in the share scope, and their providers. */
export function sharedModules(): SharedModule[] {
  const scopes = Object.values(getInstance()?.shareScopeMap ?? {});
  return scopes.flatMap((scope) =>
    Object.entries(scope).flatMap(([name, versions]) =>
      Object.entries(versions).map(([version, { from }]) => ({ name, version, providedBy: from })),
    ),
  );
}

async function evaluate(
  remote: RegisteredRemote,
  { expose }: RegisteredMount,
  { signal, insteadOf }: LoadOptions,
): Promise<ComponentType> {
  const { name, version } = remote;
  // Not earlier: until now another version could still take its place.
  run(remote, insteadOf);
  try {
    const module = await rejectOnAbort(
      signal,
      loadRemote<{ default?: ComponentType }>(`${federatedName(name)}/${expose}`),
    );
    if (!module?.default) throw new Error(`${name} ${version}: "${expose}" has no default export.`);
    return module.default;
  } catch (error) {
    // After an abort the runtime goes on loading, for when the customer comes back.
    if (!isAbort(error)) unload(name);
    throw error;
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

function releaseId({ name, version }: Pick<RegisteredRemote, 'name' | 'version'>): string {
  return `${name} ${version}`;
}

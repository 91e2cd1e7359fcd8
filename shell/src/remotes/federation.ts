import type { PageRegistry, RegisteredMount, RegisteredRemote } from '@bank/shared/contract';
import { catalogsReady, useLanguage } from '@bank/shared/i18n';
import { catalogIn } from '@bank/shared/languages';
import { mountMatcher, pagesOf } from '@bank/shared/mounts';
import type { ComponentType } from 'react';
import { isPage, type Part } from '../parts/parts';
import { loadModule } from '../runtime/containers';
import { showToDevtools } from '../runtime/devtools';
import { shareScope } from '../runtime/shareScope';
import { BUDGETS_MS, rejectOnAbort, withTimeout } from './budgets';
import { fetchRemoteDetails, partDetails } from './fetchRemoteDetails';
import { fetchVerified } from './fetchVerified';
import { failIn, LoadError, ReloadNeeded } from './LoadError';
import type { LoadClock } from './loadClock';
import {
  cachedPart,
  cachePart,
  type FailedVersion,
  hasOtherVersion,
  hold,
  releasesRun,
  replacedIn,
  run,
  runningFor,
  unload,
} from './running';
import { allowScripts, originOf } from './scripts';

export { hold, releasesRun, replacedIn, runningFor, unload };

interface LoadOptions {
  signal: AbortSignal;
  clock: LoadClock;
  isRetry?: boolean;
  insteadOf?: FailedVersion;
}

export interface SharedModule {
  name: string;
  version: string;
  providedBy: string;
}

/** The document's content security policy, which cannot change. */
const allowed = new Set<string>();
let pageAt = mountMatcher(pagesOf([]));

export function startFederation(registry: PageRegistry): void {
  followRegistry(registry);
  for (const url of [location.href, ...[...document.scripts].map(({ src }) => src)]) allowed.add(originOf(url));
  for (const remote of registry.remotes) {
    allowed.add(originOf(remote.entry)).add(releaseId(remote));
    if (remote.previous) allowed.add(releaseId({ name: remote.name, version: remote.previous.version }));
  }
  showToDevtools();
}

export function followRegistry({ remotes }: PageRegistry): void {
  pageAt = mountMatcher(pagesOf(remotes));
  allowScripts(remotes);
}

/** Another version of it runs in this document, or the policy does not allow its origin. */
export function needsReload(remote: RegisteredRemote): boolean {
  if (hasOtherVersion(remote)) return true;
  return !runningFor(remote) && !allowed.has(originOf(remote.entry)) && !allowed.has(releaseId(remote));
}

/** Generous, because the page may never be opened. */
const PREFETCH_BUDGET_MS = 10_000;

/** Aborts prefetches, by release and path: a pointer passes many links. */
const prefetched = new Map<string, AbortController>();

/** Low priority, once until another page is opened, and not for customers who save data; errors show when the page is opened. */
export async function prefetchPage(path: string): Promise<void> {
  const page = pageAt(path);
  if (!page || page.remote.disabled || savesData()) return;
  const id = prefetchId(page.remote, page.path);
  if (prefetched.has(id) || loadedPart(page.remote, page.mount)) return;
  const controller = new AbortController();
  prefetched.set(id, controller);
  const forget = () => void prefetched.delete(id);
  const signal = withTimeout(PREFETCH_BUDGET_MS, controller.signal);
  const details = await fetchRemoteDetails(page.remote, signal).catch(forget);
  const mount = details?.mounts.find((candidate) => candidate.path === page.path);
  if (!details || !mount) return;
  for (const url of [details.entry, ...mount.preload, ...textsOf(details)])
    fetch(url, { priority: 'low', signal }).catch(forget);
}

/** The page that is opened has a slow connection to itself. */
function stopOtherPrefetches(remote: RegisteredRemote, { path }: RegisteredMount): void {
  for (const [id, controller] of prefetched) {
    if (id === prefetchId(remote, path)) continue;
    controller.abort();
    prefetched.delete(id);
  }
}

function prefetchId(remote: RegisteredRemote, path: string): string {
  return `${releaseId(remote)} ${path}`;
}

function savesData(): boolean {
  // Chromium alone has it, and TypeScript's types do not.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Available synchronously, so that it renders without a flash. */
export function loadedPart(remote: RegisteredRemote, part: Part): ComponentType | undefined {
  return needsReload(remote) ? undefined : cachedPart(remote, part);
}

/** May be called again after a failure. @throws {LoadError} with the phase that failed */
export async function loadPart(remote: RegisteredRemote, part: Part, options: LoadOptions): Promise<ComponentType> {
  if (isPage(part)) stopOtherPrefetches(remote, part);
  const details = runningFor(remote) ?? (await fetchRemoteDetails(remote, options.signal).catch(failIn('registry')));
  if (needsReload(details)) throw new LoadError('entry', new ReloadNeeded(releaseId(details)));
  allowScripts([details]);
  const target = partDetails(details, part);
  await fetchFiles(details, target, options);
  const component = await evaluate(details, target, options).catch(failIn('evaluation'));
  await waitForTexts(options.signal);
  cachePart(details, target, component);
  if (isPage(target)) await loadCompanions(details, target, options);
  return component;
}

/** So that it does not show in English first; it does for good when they cannot be fetched. */
async function waitForTexts(signal: AbortSignal): Promise<void> {
  await rejectOnAbort(signal, catalogsReady()).catch((error: unknown) => {
    if (!isAbort(error)) console.error('Texts cannot be fetched: this part of the bank is in English.', error);
  });
}

/** Extensions in the page's own files show with it at once. Where one fails, its place loads it again, and says so. */
async function loadCompanions(
  remote: RegisteredRemote,
  { preload }: RegisteredMount,
  options: LoadOptions,
): Promise<void> {
  const companions = (remote.extensions ?? []).filter((one) => one.preload.every((url) => preload.includes(url)));
  await Promise.allSettled(
    companions.map(async (one) => cachePart(remote, one, await componentOf(remote, one, options))),
  );
}

/** Returns the address of the texts in the page's language. */
function textsOf({ integrity }: RegisteredRemote): string[] {
  const url = catalogIn(Object.keys(integrity), useLanguage.getState().language);
  return url ? [url] : [];
}

/** All files are verified before any code of the remote runs. */
async function fetchFiles(
  remote: RegisteredRemote,
  { preload }: Part,
  { signal, clock, isRetry = false }: LoadOptions,
): Promise<void> {
  const { entry, integrity, isDevelopment } = remote;
  const fetchIn = (phase: 'entry' | 'chunk', url: string) => {
    const limited = clock.timeout(BUDGETS_MS[phase], signal);
    if (!integrity[url] && !isDevelopment) return failIn(phase)(new Error(`${url} has no hash in the registry.`));
    const options = { signal: limited, onBytes: clock.onBytes, integrity: integrity[url], isRetry };
    return fetchVerified(url, options).catch(failIn(phase));
  };
  // Ahead of the code that asks for them: `waitForTexts` waits, and tells of a failure.
  for (const url of textsOf(remote)) fetchIn('chunk', url).catch(() => {});
  await Promise.all([fetchIn('entry', entry), ...preload.map((url) => fetchIn('chunk', url))]);
}

export function sharedModules(): SharedModule[] {
  return Object.entries(shareScope).flatMap(([name, versions]) =>
    Object.entries(versions).map(([version, { from }]) => ({ name, version, providedBy: from })),
  );
}

async function evaluate(remote: RegisteredRemote, part: Part, options: LoadOptions): Promise<ComponentType> {
  try {
    return await componentOf(remote, part, options);
  } catch (error) {
    // An aborted remote keeps loading, for when the customer comes back.
    if (!isAbort(error)) unload(remote);
    throw error;
  }
}

async function componentOf(
  remote: RegisteredRemote,
  { expose }: Part,
  { signal, insteadOf }: Pick<LoadOptions, 'signal' | 'insteadOf'>,
): Promise<ComponentType> {
  const { name, version } = remote;
  // The container runs as late as possible: until here another version could still replace this one.
  const container = run(remote, insteadOf);
  const module = await rejectOnAbort(signal, loadModule(container, expose));
  const { default: component } = Object(module) as { default?: ComponentType };
  if (!component) throw new Error(`${name} ${version}: "${expose}" has no default export.`);
  return component;
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

function releaseId({ name, version }: Pick<RegisteredRemote, 'name' | 'version'>): string {
  return `${name} ${version}`;
}

import type { PageRegistry, RegisteredMount, RegisteredRemote } from '@bank/shared/contract';
import { matchPath } from '@bank/shared/router';
import { getInstance, loadRemote, registerPlugins } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { arrive } from './arrive';
import { BUDGETS, unless, within } from './budgets';
import { failIn, LoadError, NewPageNeeded } from './LoadError';
import { federatedName, isOvertaken, keepPage, keptPage, retire, run, runningFor } from './running';
import { learnScripts, originOf, scriptOf } from './scripts';
import { wholeMount, wholeRemote } from './wholeRemote';

export { retire, runningFor };

interface LoadOptions {
  signal: AbortSignal;
  /** How many times the usual budgets the customer is ready to wait. */
  patience: number;
  isRetry?: boolean;
  /** The version in whose place it is loaded, which could not be. */
  insteadOf?: string;
}

/** A module of the share scope. */
export interface SharedModule {
  name: string;
  version: string;
  providedBy: string;
}

/** What the page's content security policy lets scripts come from: it is as old as the page. */
const allowed = new Set<string>();
let registered: RegisteredRemote[] = [];

/** Prepares the page for its remotes. Nothing is loaded yet: each comes with the first page that needs it. */
export function startFederation(registry: PageRegistry): void {
  followRegistry(registry);
  for (const url of [location.href, ...[...document.scripts].map(({ src }) => src)]) allowed.add(originOf(url));
  for (const remote of registry.remotes) {
    allowed.add(originOf(remote.entry)).add(releaseId(remote));
    if (remote.previous) allowed.add(releaseId({ name: remote.name, version: remote.previous.version }));
  }
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
  if (isOvertaken(remote)) return true;
  return !runningFor(remote) && !allowed.has(originOf(remote.entry)) && !allowed.has(releaseId(remote));
}

/** In ms: files of a page that may never be opened are not waited for as long as it takes. */
const PREFETCH_BUDGET = 10_000;

/** Fetches a page's files ahead of time, behind everything that is needed now. */
export async function prefetchPage(path: string): Promise<void> {
  const remote = registered.find(({ mounts }) => mounts.some((mount) => matchPath(mount.path, path)));
  if (!remote || remote.disabled) return;
  const ignore = () => undefined;
  // A failure is of no interest here: the page itself will load the file again, and report.
  const signal = AbortSignal.timeout(PREFETCH_BUDGET);
  const whole = await wholeRemote(remote, signal).catch(ignore);
  const mount = whole?.mounts.find((candidate) => matchPath(candidate.path, path));
  if (!whole || !mount) return;
  for (const url of [whole.entry, ...mount.preload]) fetch(url, { priority: 'low', signal }).catch(ignore);
}

/** The page if it is here already, so that it can be shown without a flash. */
export function loadedPage(remote: RegisteredRemote, mount: RegisteredMount): ComponentType | undefined {
  return needsNewPage(remote) ? undefined : keptPage(remote, mount);
}

/**
 * Loads a page of a remote, or of what runs in its place. May be called again after a failure.
 *
 * @throws {LoadError} when a file does not arrive in time, is not what the registry says, or needs other shared versions
 */
export async function loadPage(
  remote: RegisteredRemote,
  mount: RegisteredMount,
  options: LoadOptions,
): Promise<ComponentType> {
  const whole = runningFor(remote) ?? (await wholeRemote(remote, options.signal).catch(failIn('registry')));
  if (needsNewPage(whole)) throw new LoadError('entry', new NewPageNeeded(releaseId(whole)));
  learnScripts([whole]);
  const target = wholeMount(whole, mount);
  await fetchFiles(whole, target, options);
  const page = await evaluate(whole, target, options).catch(failIn('evaluation'));
  keepPage(whole, target, page);
  return page;
}

/** Nothing of a remote runs before all that its page needs is here and verified. */
async function fetchFiles(
  { entry, integrity, isDevelopment }: RegisteredRemote,
  { preload }: RegisteredMount,
  { signal, patience, isRetry = false }: LoadOptions,
): Promise<void> {
  const fetchIn = (phase: 'entry' | 'chunk', url: string) => {
    const inTime = within(BUDGETS[phase] * patience, signal);
    if (!integrity[url] && !isDevelopment) return failIn(phase)(new Error(`${url} has no hash in the registry.`));
    return arrive(url, { signal: inTime, integrity: integrity[url], isRetry }).catch(failIn(phase));
  };
  await Promise.all([fetchIn('entry', entry), ...preload.map((url) => fetchIn('chunk', url))]);
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

async function evaluate(
  remote: RegisteredRemote,
  { expose }: RegisteredMount,
  { signal, insteadOf }: LoadOptions,
): Promise<ComponentType> {
  const { name, version } = remote;
  // Registered no sooner than it runs: until then another version may take its place.
  run(remote, insteadOf);
  try {
    const module = await unless(signal, loadRemote<{ default?: ComponentType }>(`${federatedName(name)}/${expose}`));
    if (!module?.default) throw new Error(`${name} ${version}: "${expose}" has no default export.`);
    return module.default;
  } catch (error) {
    // What the customer has left behind goes on by itself, and is there when they come back.
    if (!isCalledOff(error)) retire(name);
    throw error;
  }
}

function isCalledOff(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

function releaseId({ name, version }: Pick<RegisteredRemote, 'name' | 'version'>): string {
  return `${name} ${version}`;
}

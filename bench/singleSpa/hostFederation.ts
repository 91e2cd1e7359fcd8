import { bankConfig } from '@bank/shared/config';
import type { RegisteredRemote } from '@bank/shared/contract';
import { mountMatcher, pagesOf } from '@bank/shared/mounts';
import type { ComponentType } from 'react';
import { registerApplication, start } from 'single-spa';
import type { Part } from '../../shell/src/parts/parts.ts';

/** A remote's page and what is loaded with it, by the names under which the remote exposes them. */
type Parts = Record<string, ComponentType>;

const mounted = new Map<string, Parts>();
const waiting = new Map<string, () => void>();

/** single-spa loads and mounts pages; the shell renders them in their place, which is quicker than React roots of their own. */
function register(remotes: RegisteredRemote[]): void {
  const pageAt = mountMatcher(pagesOf(remotes));
  const base = bankConfig().basePath.slice(0, -1);
  const show = (id: string, parts: Parts) => {
    mounted.set(id, parts);
    waiting.get(id)?.();
  };
  for (const id of new Set(pagesOf(remotes).map(({ remote, mount }) => idOf(remote, mount)))) {
    registerApplication({
      name: id,
      app: () => import(/* webpackIgnore: true */ id),
      activeWhen: ({ pathname }) => {
        const page = pageAt(pathname.slice(base.length));
        return page !== undefined && idOf(page.remote, page.mount) === id;
      },
      customProps: { show: (parts: Parts) => show(id, parts) },
    });
  }
  start();
}

function idOf({ name }: RegisteredRemote, { expose }: Part): string {
  return `${name}/${expose}`;
}

function mountedPart({ name }: RegisteredRemote, { expose }: Part): ComponentType | undefined {
  const parts = [...mounted].find(([id, candidate]) => id.startsWith(`${name}/`) && expose in candidate)?.[1];
  return parts?.[expose];
}

/** Takes the place of the shell's `federation.ts`, as `oneApplication/pages.ts` does. */
export const {
  startFederation,
  followRegistry,
  needsReload,
  prefetchPage,
  loadPart,
  loadedPart,
  hold,
  unload,
  releasesRun,
  replacedIn,
  runningFor,
  sharedModules,
} = {
  startFederation: ({ remotes }) => register(remotes),
  followRegistry: () => undefined,
  needsReload: () => false,
  prefetchPage: async () => undefined,
  loadPart: async (remote, part) => {
    if (!mountedPart(remote, part)) await new Promise<void>((resolve) => waiting.set(idOf(remote, part), resolve));
    const component = mountedPart(remote, part);
    if (!component) throw new Error(`${remote.name} has no module "${part.expose}".`);
    return component;
  },
  loadedPart: mountedPart,
  hold: () => () => undefined,
  unload: () => undefined,
  releasesRun: () => [],
  replacedIn: () => undefined,
  runningFor: (remote) => remote,
  sharedModules: () => [],
} satisfies typeof import('../../shell/src/remotes/federation.ts');

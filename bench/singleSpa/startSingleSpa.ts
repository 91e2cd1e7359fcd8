import { currentWorkspace } from '@bank/platform/src/workspace/Workspace.ts';
import type { Contender, Gateway } from '../contenders/Contender.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { buildSingleSpa } from './build.ts';
import { servePages } from './servePages.ts';
import { withImportMap } from './withImportMap.ts';

const BASE = '/banking/modules/';

/** @param gateway of one application, for the HTML with configuration, mounts and splash */
export async function startSingleSpa(gateway: Gateway, isMinified: boolean): Promise<Contender> {
  const folder = temporaryFolder();
  const modules = await buildSingleSpa(currentWorkspace().packages.slice(1), { folder, isMinified });
  const pageAt = (url: string) => [...modules.keys()].find((name) => url.startsWith(pathOf(name))) ?? '';
  const { origin, close } = await servePages({
    gateway,
    folder,
    base: BASE,
    isMinified,
    rewrite: (html, url) => withImportMap(html, modules, pageAt(url), (file) => BASE + file),
  });
  // Compressed before anybody waits for them.
  if (isMinified) for (const file of new Set([...modules.values()].flat())) await fetch(origin + BASE + file);
  return { name: 'single-spa', url: `${origin}/banking/`, close };
}

/** Returns the path of a name such as `mfe-accounts/AccountsPage`. */
function pathOf(name: string): string {
  return `/banking/${/^mfe-(\w+)\//.exec(name)?.[1] ?? '-'}`;
}

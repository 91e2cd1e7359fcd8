import { artifactHeaders, pageHeaders, registryHeaders } from '@bank/gateway/headers.ts';
import { mountAt } from '@bank/gateway/mountAt.ts';
import type { ServedRegistry } from '@bank/gateway/PageSource.ts';
import { renderPage } from '@bank/gateway/renderPage.ts';
import { WEB_MANIFEST } from '@bank/gateway/webManifest.ts';
import type { BankConfig } from '@bank/shared/config';
import { mountAddress } from '@bank/shared/mounts';
import { paths } from '@bank/shared/paths';
import { rankMounts } from './rankMounts.ts';

/** No mount and no page of the shell has this address: mounts are made of letters, digits and hyphens. */
const NOWHERE = '/~';
/** What opens at none of so many addresses has the page of all that is nowhere else. */
const MAX_BELOW = 5;

export interface Place {
  /** Below the base path, as mounts have it: `cards/:id`, `auth/*`; nothing for the base path itself, `*` for all that is nowhere else. */
  pattern: string;
  /** The page, the same at every address; without one, the file of that address. */
  page?: string;
  headers: Record<string, string>;
}

export interface SitePlan {
  /** The first one that matches counts. */
  places: Place[];
  /** Pages by file. */
  pages: Map<string, string>;
}

export function planSite(config: BankConfig, served: ServedRegistry): SitePlan {
  const { basePath } = config;
  const mounts = served.page.remotes.flatMap((remote) => remote.mounts.map((mount) => mount.path));
  const routes = rankMounts([...new Set([...mounts, paths.resetPassword])]);
  const pages = new Map<string, string>();
  const places: Place[] = [
    { pattern: 'artifacts/*', headers: artifactHeaders },
    { pattern: 'remotes/*', headers: artifactHeaders },
    { pattern: 'registry.json', headers: registryHeaders },
    { pattern: WEB_MANIFEST, headers: registryHeaders },
  ];
  const addPage = (pattern: string, file: string, address: string) => {
    const { html, headers } = pageAt(config, served, address);
    const page = basePath + file;
    pages.set(page, html);
    places.push({ pattern, page, headers });
  };
  for (const route of routes) {
    const address = addressOf(route, served);
    if (address) addPage(route.slice(1), `pages/${fileName(route)}.html`, address);
  }
  if (!routes.includes('/')) addPage('', 'index.html', '/');
  // The shell’s own pages and those that nobody mounts are alike for the server.
  addPage('*', 'other.html', NOWHERE);
  return { places, pages };
}

export function pageAt(config: BankConfig, served: ServedRegistry, path: string) {
  const { html, ...page } = renderPage({ config, served, path, isDevelopment: false });
  const { origins } = served;
  return { html, headers: pageHeaders(config, { ...page, origins, path, isDevelopment: false }) };
}

/** @returns an address that opens the mount; `undefined` when others take all of its addresses */
function addressOf(route: string, { page }: ServedRegistry): string | undefined {
  if (route === paths.resetPassword) return route;
  // Segments like `:id` and `*` are never those of a fixed mount: only parameters match them.
  const below = Array.from({ length: MAX_BELOW }, (_, depth) => route + '/*'.repeat(depth));
  return [mountAddress(route), ...below].find((address) => mountAt(page, address)?.path === route);
}

function fileName(route: string): string {
  return route.slice(1).replaceAll('/', '.').replaceAll(/[:*]/g, '~');
}

import type { BankConfig } from '@bank/shared/config';
import { mountAddress } from '@bank/shared/mounts';
import { paths } from '@bank/shared/paths';
import { artifactHeaders, pageHeaders, registryHeaders } from '../gateway/headers.ts';
import type { ServedRegistry } from '../gateway/PageSource.ts';
import { renderPage } from '../gateway/renderPage.ts';

export interface Place {
  /** `exact`: with or without a trailing slash. `below`: everything under it. */
  match: 'exact' | 'below';
  path: string;
  file?: string;
  headers: Record<string, string>;
}

export interface SitePlan {
  places: Place[];
  pages: Map<string, string>;
}

export function planSite(config: BankConfig, served: ServedRegistry): SitePlan {
  const { basePath } = config;
  const mounts = served.page.remotes.flatMap((remote) => remote.mounts.map((mount) => mount.path));
  const routes = [...new Set(['/', ...mounts, paths.resetPassword])];
  const rendered = routes.map((route) => renderRoute(config, served, route));
  const plain = [
    { path: `${basePath}artifacts/`, headers: artifactHeaders },
    { path: `${basePath}remotes/`, headers: artifactHeaders },
    { path: `${basePath}registry.json`, headers: registryHeaders },
  ];
  return {
    places: [...plain.map((place) => ({ match: 'below' as const, ...place })), ...rendered.map(({ place }) => place)],
    pages: new Map(rendered.map(({ place, html }) => [place.file, html])),
  };
}

export function pageAt(config: BankConfig, served: ServedRegistry, path: string) {
  const { html, styleHashes, scriptHashes } = renderPage({ config, served, path, isDevelopment: false });
  const { origins } = served;
  return { html, headers: pageHeaders(config, { styleHashes, scriptHashes, origins, path, isDevelopment: false }) };
}

function renderRoute(config: BankConfig, served: ServedRegistry, route: string) {
  const { basePath } = config;
  const isBelow = route === '/' || route.endsWith('/*');
  const path = mountAddress(route);
  const { html, headers } = pageAt(config, served, path);
  const name = path === '/' ? 'index' : path.slice(1).replaceAll('/', '.');
  const place: Place & { file: string } = {
    match: isBelow ? 'below' : 'exact',
    path: basePath + path.slice(1),
    file: path === '/' ? `${basePath}index.html` : `${basePath}pages/${name}.html`,
    headers,
  };
  return { place, html };
}

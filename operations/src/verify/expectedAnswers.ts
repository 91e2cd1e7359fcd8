import { artifactHeaders, plainHeaders, registryHeaders, tlsHeaders } from '@bank/gateway/headers.ts';
import type { ServedRegistry } from '@bank/gateway/PageSource.ts';
import { detailsUrl } from '@bank/gateway/releaseUrls.ts';
import { toRegisteredRemote } from '@bank/gateway/resolve.ts';
import { runnableReleases } from '@bank/gateway/runnableReleases.ts';
import { slimRegistry } from '@bank/gateway/slimRegistry.ts';
import { integrity } from '@bank/registry/integrity.ts';
import { entryOf } from '@bank/registry/state.ts';
import { contentType } from '@bank/registry/store/contentType.ts';
import type { BankConfig } from '@bank/shared/config';
import { pageAt } from '../export/sitePlan.ts';
import { INLINE, inventory } from '../inventory/inventory.ts';
import { pagePaths } from './pagePaths.ts';

export interface ExpectedAnswer {
  url: string;
  kind: 'page' | 'document' | 'file' | 'redirect';
  status: number;
  /** sha384 of the body; omitted for redirects, whose body browsers ignore. */
  integrity?: string;
  text?: string;
  /** `undefined` for files on other origins, which choose their own headers. */
  headers: Record<string, string> | undefined;
}

export function expectedAnswers(bank: URL, config: BankConfig, served: ServedRegistry): ExpectedAnswer[] {
  const tls = bank.protocol === 'https:' ? tlsHeaders : {};
  const answers = [
    ...pages(config, served),
    ...documents(config, served),
    ...files(config, served),
    ...redirects(bank, config),
  ];
  return answers.map(({ url, headers, ...rest }) => ({
    ...rest,
    url: new URL(url, bank).href,
    headers: headers && { ...headers, ...tls },
  }));
}

function pages(config: BankConfig, served: ServedRegistry): ExpectedAnswer[] {
  return pagePaths(served.page).map((path) => {
    const { html, headers } = pageAt(config, served, path);
    return text('page', config.basePath + path.slice(1), html, headers);
  });
}

function documents({ basePath }: BankConfig, { registry, page }: ServedRegistry): ExpectedAnswer[] {
  const remotes = runnableReleases(registry)
    .map(({ release }) => release)
    .filter((release) => release.kind === 'remote')
    .map((release) => toRegisteredRemote(release, basePath, entryOf(registry.owners, release.name)));
  const slim = JSON.stringify(slimRegistry(page, basePath));
  return [
    text('document', `${basePath}registry.json`, slim, registryHeaders),
    ...remotes.map((whole) =>
      text('document', detailsUrl(whole, whole.entry, basePath), JSON.stringify(whole), artifactHeaders),
    ),
  ];
}

function text(kind: 'page' | 'document', url: string, body: string, headers: Record<string, string>): ExpectedAnswer {
  const type = contentType(kind === 'page' ? 'page.html' : 'document.json');
  const all = { ...headers, 'content-type': type };
  return { url, kind, status: 200, integrity: integrity(body), text: body, headers: all };
}

function files({ basePath }: BankConfig, { registry }: ServedRegistry): ExpectedAnswer[] {
  const released = inventory(registry, basePath).filter(({ script }) => script !== INLINE);
  return released.map(({ script, integrity }) => {
    const own = { ...artifactHeaders, 'content-type': contentType(script) };
    return { url: script, kind: 'file', status: 200, integrity, headers: URL.canParse(script) ? undefined : own };
  });
}

function redirects(bank: URL, { basePath }: BankConfig): ExpectedAnswer[] {
  if (basePath === '/') return [];
  const headers = { ...plainHeaders, location: new URL(basePath, bank).href };
  return ['/', basePath.slice(0, -1)].map((url) => ({ url, kind: 'redirect', status: 302, headers }));
}

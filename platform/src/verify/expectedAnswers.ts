import type { BankConfig } from '@bank/shared/config';
import { planSite } from '../export/sitePlan.ts';
import { artifactHeaders, registryHeaders, tlsHeaders } from '../gateway/headers.ts';
import type { ServedRegistry } from '../gateway/PageSource.ts';
import { detailsUrl } from '../gateway/releaseUrls.ts';
import { registered } from '../gateway/resolve.ts';
import { runnableReleases } from '../gateway/runnableReleases.ts';
import { slimRegistry } from '../gateway/slimRegistry.ts';
import { inventory } from '../inventory/inventory.ts';
import { contentType } from '../registry/contentType.ts';
import { integrity } from '../release/readBuild.ts';

/** What a bank has to answer at an address. */
export interface ExpectedAnswer {
  url: string;
  kind: 'page' | 'document' | 'file';
  /** sha384 of the body. */
  integrity: string;
  /** The body of a page or document, to say what differs in it. */
  text?: string;
  /** `undefined` for files of another origin, whose headers are its own business. */
  headers: Record<string, string> | undefined;
}

/** Every page, document, script and style of the bank, from nothing but the signed registry and the configuration. */
export function expectedAnswers(bank: URL, config: BankConfig, served: ServedRegistry): ExpectedAnswer[] {
  const { basePath } = config;
  const { registry, resolved } = served;
  const tls = bank.protocol === 'https:' ? tlsHeaders : {};
  const { places, pages } = planSite(config, served);
  const text = (kind: 'page' | 'document', path: string, body: string, headers: Record<string, string>) => {
    const type = contentType(kind === 'page' ? 'page.html' : 'document.json');
    const url = new URL(path, bank).href;
    return { url, kind, integrity: integrity(body), text: body, headers: { ...headers, ...tls, 'content-type': type } };
  };
  const remotes = runnableReleases(registry)
    .map(({ release }) => release)
    .filter((release) => release.kind === 'remote');
  return [
    ...places.flatMap(({ path, file = '', headers }) => {
      const html = pages.get(file);
      return html === undefined ? [] : text('page', path, html, headers);
    }),
    text(
      'document',
      `${basePath}registry.json`,
      JSON.stringify(slimRegistry(resolved.page, basePath)),
      registryHeaders,
    ),
    ...remotes.map((release) => {
      const whole = registered(release, basePath);
      return text('document', detailsUrl(whole, whole.entry, basePath), JSON.stringify(whole), artifactHeaders);
    }),
    ...inventory(registry, basePath).map(({ script, integrity }) => {
      const own = { ...artifactHeaders, ...tls, 'content-type': contentType(script) };
      const headers = URL.canParse(script) ? undefined : own;
      return { url: new URL(script, bank).href, kind: 'file' as const, integrity, headers };
    }),
  ];
}

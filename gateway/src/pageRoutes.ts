import type { Registry } from '@bank/registry/schema.ts';
import type { BankConfig } from '@bank/shared/config';
import { baseLanguage } from '@bank/shared/languages';
import { paths } from '@bank/shared/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from './acceptedEncodings.ts';
import { needsCohort } from './choice.ts';
import { cohortCookie, cohortOf, newCohort } from './cohort.ts';
import type { FlagSource } from './flags/FlagSource.ts';
import { pageHeaders, registryHeaders } from './headers.ts';
import { languageOf } from './languageOf.ts';
import { mountAt } from './mountAt.ts';
import type { PageSource } from './PageSource.ts';
import { previewOf } from './previews/previewOf.ts';
import { type Page, renderPage } from './renderPage.ts';
import type { LiveSettings } from './settings/LiveSettings.ts';
import { TextCache } from './TextCache.ts';
import { WEB_MANIFEST, WEB_MANIFEST_TYPE, webManifest } from './webManifest.ts';

interface PageRouteOptions {
  config: BankConfig;
  source: PageSource;
  flags?: FlagSource | undefined;
  settings?: LiveSettings | undefined;
  isDevelopment: boolean;
}

export async function pageRoutes(app: FastifyInstance, options: PageRouteOptions): Promise<void> {
  const { config: started, source, flags, settings, isDevelopment } = options;
  let config = started;
  const { basePath } = config;
  let cache = new TextCache<Omit<Page, 'html'>>();
  if (basePath !== '/') {
    for (const outside of ['/', basePath.slice(0, -1)]) app.get(outside, (_, reply) => reply.redirect(basePath));
  }

  app.get(`${basePath}${WEB_MANIFEST}`, async (request, reply) => {
    const served = await source.get({ cohort: cohortOf(request.headers) });
    reply.headers(registryHeaders).type(WEB_MANIFEST_TYPE);
    return JSON.stringify(webManifest(config, served, themeOf(request)));
  });

  app.get(`${basePath}*`, async (request, reply) => {
    const path = pathInside(request, basePath);
    // A mistyped probe would take a page for a healthy answer.
    if (!opensPage(request) && !(await isPage(path, request))) return reply.callNotFound();
    const theme = themeOf(request);
    const language = languageOf(request.headers, config);
    const visitor = { cohort: await cohortFor(request, reply), language: baseLanguage(language) };
    const served = await source.get(visitor, previewOf(request));
    await followSettings(served.registry);
    const id = [theme, language, mountAt(served.page, path)?.path ?? path === '/'].join(' ');
    const render = () => {
      const { html: text, ...facts } = renderPage({ config, served, path, theme, language, isDevelopment });
      return { text, facts };
    };
    const [best] = acceptedEncodings(request);
    const { body, encoding, styleHashes, scriptHashes, links } = await cache.get(served, id, best, render);
    reply.headers({
      ...pageHeaders(config, { styleHashes, scriptHashes, links, origins: served.origins, path, isDevelopment }),
      ...(encoding && { 'content-encoding': encoding }),
    });
    return reply.type('text/html; charset=utf-8').send(body);
  });

  /** Renders pages anew once the settings in them have changed. */
  async function followSettings(registry: Registry): Promise<void> {
    const remotes = await settings?.get(registry);
    if (!remotes || remotes === config.remotes) return;
    config = { ...started, remotes };
    cache = new TextCache();
  }

  async function isPage(path: string, request: FastifyRequest): Promise<boolean> {
    if (['/', ...Object.values(paths)].includes(path)) return true;
    const { page } = await source.get({ cohort: cohortOf(request.headers) }, previewOf(request));
    return mountAt(page, path) !== undefined;
  }

  async function cohortFor(request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> {
    const known = cohortOf(request.headers);
    if (known || !(flags || needsCohort((await source.get()).registry))) return known;
    const cohort = newCohort();
    reply.header('set-cookie', cohortCookie(cohort, basePath, request.protocol === 'https'));
    return cohort;
  }
}

/** Browsers say that they navigate. Commands cannot, as their fetch has the mode of a script's, and ask for HTML. */
function opensPage({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-mode'] === 'navigate' || /\btext\/html\b/i.test(headers.accept ?? '');
}

function pathInside({ url }: FastifyRequest, basePath: string): string {
  return `/${url.replace(/\?.*/s, '').slice(basePath.length)}`;
}

function themeOf({ headers: { cookie = '' } }: FastifyRequest): string | undefined {
  return /(?:^|; )bank:theme=(light|dark)(?:;|$)/.exec(cookie)?.[1];
}

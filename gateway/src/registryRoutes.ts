import { entryOf } from '@bank/registry/state.ts';
import { withOwner } from '@bank/registry/withOwner.ts';
import type { BankConfig } from '@bank/shared/config';
import { baseLanguage } from '@bank/shared/languages';
import type { FastifyInstance } from 'fastify';
import { acceptedEncodings } from './acceptedEncodings.ts';
import { cohortOf } from './cohort.ts';
import { artifactHeaders, registryHeaders } from './headers.ts';
import { languageOf } from './languageOf.ts';
import type { PageSource } from './PageSource.ts';
import { previewOf } from './previews/previewOf.ts';
import { RegistryTexts } from './RegistryTexts.ts';
import { toRegisteredRemote } from './resolve.ts';
import { runnableReleases } from './runnableReleases.ts';

interface RegistryRouteOptions {
  config: BankConfig;
  source: PageSource;
}

export async function registryRoutes(app: FastifyInstance, { config, source }: RegistryRouteOptions): Promise<void> {
  const { basePath } = config;
  const texts = new RegistryTexts(basePath);
  const always = { ...registryHeaders, vary: `${registryHeaders.vary}, Accept-Encoding` };
  app.get('registry.json', async (request, reply) => {
    const { headers } = request;
    const visitor = {
      cohort: cohortOf(headers),
      // Every tab would pay for what few banks ask.
      get language() {
        return baseLanguage(languageOf(headers, config));
      },
    };
    const { page } = await source.get(visitor, previewOf(request));
    const { etag, body } = texts.of(page);
    reply.headers(always).header('etag', etag);
    if (headers['if-none-match'] === etag) return reply.code(304).send();
    const [encoding] = acceptedEncodings(request);
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(await body(encoding));
  });

  // An API that is about to start compares itself with these.
  app.get('api-uses.json', async (_, reply) => {
    const { registry } = await source.get();
    const uses = runnableReleases(registry).flatMap(({ release }) => {
      const { name, version, owner, api } = withOwner(release, registry);
      return api ? [{ name, version, owner, api }] : [];
    });
    return reply.headers(registryHeaders).send(uses);
  });

  // Any version in the registry: open pages keep the registry that they started with.
  app.get('remotes/:name/:version.json', async (request, reply) => {
    const { name, version } = request.params as { name: string; version: string };
    const { owners, releases } = (await source.get()).registry;
    const release = releases[name]?.[version];
    if (release?.kind !== 'remote') return reply.callNotFound();
    return reply.headers(artifactHeaders).send(toRegisteredRemote(release, basePath, entryOf(owners, name)));
  });
}

import { entryOf } from '@bank/registry/state.ts';
import type { FastifyInstance } from 'fastify';
import { acceptedEncodings } from './acceptedEncodings.ts';
import { cohortOf } from './cohort.ts';
import { artifactHeaders, registryHeaders } from './headers.ts';
import type { PageSource } from './PageSource.ts';
import { previewOf } from './previews/previewOf.ts';
import { RegistryTexts } from './RegistryTexts.ts';
import { toRegisteredRemote } from './resolve.ts';

interface RegistryRouteOptions {
  basePath: string;
  source: PageSource;
}

export async function registryRoutes(app: FastifyInstance, { basePath, source }: RegistryRouteOptions): Promise<void> {
  const texts = new RegistryTexts(basePath);
  app.get('registry.json', async (request, reply) => {
    const { page } = await source.get(cohortOf(request.headers), previewOf(request));
    const { etag, body } = texts.of(page);
    reply.headers({ ...registryHeaders, vary: 'Cookie, Accept-Encoding', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const [encoding] = acceptedEncodings(request);
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(await body(encoding));
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

import { entryOf } from '@bank/registry/state.ts';
import type { FastifyInstance } from 'fastify';
import { cohortOf } from './cohort.ts';
import { artifactHeaders, registryHeaders } from './headers.ts';
import type { PageSource } from './PageSource.ts';
import { previewOf } from './previews/previewOf.ts';
import { toRegisteredRemote } from './resolve.ts';
import { registryTag, slimRegistry } from './slimRegistry.ts';

interface RegistryRouteOptions {
  basePath: string;
  source: PageSource;
}

export async function registryRoutes(app: FastifyInstance, { basePath, source }: RegistryRouteOptions): Promise<void> {
  app.get('registry.json', async (request, reply) => {
    const { page } = await source.get(cohortOf(request.headers), previewOf(request));
    const etag = registryTag(page);
    reply.headers({ ...registryHeaders, etag });
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : slimRegistry(page, basePath);
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

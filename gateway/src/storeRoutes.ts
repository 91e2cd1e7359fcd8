import type { RefusedComponents } from '@bank/registry/config/refusedComponents.ts';
import type { ReleaseRules } from '@bank/registry/config/releaseRules.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { spkiOf } from '@bank/registry/signing/signerFromEnv.ts';
import type { BankConfig } from '@bank/shared/config';
import type { FastifyInstance } from 'fastify';
import { plainHeaders } from './headers.ts';
import type { PageSource } from './PageSource.ts';
import { sendProblem } from './problems.ts';
import type { LiveSettings } from './settings/LiveSettings.ts';

/** No segment begins with a dot. */
const KEY = /^(?:registry|artifacts)(?:\/\w[\w.-]*)*$/;

interface StoreRoutesOptions {
  config: BankConfig;
  deployment: Deployment;
  source: PageSource;
  /** Names. */
  services: string[];
  settings?: LiveSettings | undefined;
  refuse: RefusedComponents | undefined;
  releases: ReleaseRules | undefined;
}

/**
 * What a squad's commands read of a bank elsewhere, where `overrides` is true: all of it is signed or public, and nothing
 * is written. Other banks refuse.
 */
export async function storeRoutes(app: FastifyInstance, options: StoreRoutesOptions): Promise<void> {
  const { deployment, source, services, refuse, releases, settings } = options;
  const { store, keys } = deployment;
  if (!options.config.overrides) {
    for (const path of ['store/*', 'deployment.json']) app.get(path, (_, reply) => sendProblem(reply, 'hidden'));
    return;
  }
  app.get('store/*', async (request, reply) => {
    const { '*': path } = request.params as { '*': string };
    const key = path.replace(/\/$/, '');
    if (!KEY.test(key)) return reply.callNotFound();
    reply.headers(plainHeaders);
    if (key !== path) return store.list(key);
    const bytes = await store.get(key);
    return bytes ? reply.type('application/octet-stream').send(bytes) : reply.callNotFound();
  });

  app.get('deployment.json', async (_, reply) => {
    const served = await source.get().catch(() => undefined);
    // Nobody may have opened a page since the settings changed.
    if (served) await settings?.get(served.registry);
    const config = settings ? { ...options.config, remotes: settings.current } : options.config;
    const known = [...(await keys.roots()).values()];
    const roots = known.map(({ id, key }) => [id, spkiOf(key)]);
    return reply.headers(plainHeaders).send({ config, services, refuse, releases, roots: Object.fromEntries(roots) });
  });
}

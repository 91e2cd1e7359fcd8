import type { FastifyRequest, RouteOptions } from 'fastify';
import type { Api } from './newApi.ts';

/** Remembers which methods each address takes. @returns those of a request that no route has taken, without doubles */
export function watchMethods(api: Pick<Api, 'addHook'>): (request: FastifyRequest) => string[] {
  const routes: { pattern: RegExp; method: string }[] = [];
  api.addHook('onRoute', ({ url, method }: RouteOptions) => {
    const pattern = new RegExp(`^${url.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`);
    for (const one of [method].flat()) routes.push({ pattern, method: one });
  });
  return ({ url }) => {
    const [path = ''] = url.split('?');
    return [...new Set(routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))].sort();
  };
}

import type { Api } from '../kernel/http/newApi.ts';
import type { Module } from '../kernel/Module.ts';
import { modules } from '../modules.ts';

/** The document of all modules, and one for each. */
export async function documentRoute(api: Api): Promise<void> {
  serve(api, '/openapi.json', modules);
  for (const module of modules) if (module.contract) serve(api, `/openapi/${module.name}.json`, [module]);
}

/** Generates the document on first request, so that the API starts faster. */
function serve(api: Api, url: string, some: Module[]): void {
  let document: Promise<object> | undefined;
  api.get(url, () => {
    document ??= import('./openApiDocument.ts').then(({ openApiDocument }) => openApiDocument(some));
    return document;
  });
}

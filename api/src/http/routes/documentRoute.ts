import type { Api } from '../createApi.ts';

/** The OpenAPI document. What makes it is loaded when it is first asked for: the API starts sooner. */
export async function documentRoute(api: Api): Promise<void> {
  let document: Promise<object> | undefined;
  api.get('/openapi.json', () => {
    document ??= import('../../contract/openApiDocument.ts').then(({ openApiDocument }) => openApiDocument());
    return document;
  });
}

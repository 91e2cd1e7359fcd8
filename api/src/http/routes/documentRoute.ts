import type { Api } from '../createApi.ts';

/** Generates the document on first request, so that the API starts faster. */
export async function documentRoute(api: Api): Promise<void> {
  let document: Promise<object> | undefined;
  api.get('/openapi.json', () => {
    document ??= import('../../contract/openApiDocument.ts').then(({ openApiDocument }) => openApiDocument());
    return document;
  });
}

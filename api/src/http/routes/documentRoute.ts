import { openApiDocument } from '../../contract/openApiDocument.ts';
import type { Api } from '../createApi.ts';

/** The OpenAPI document, made when it is first asked for. */
export async function documentRoute(api: Api): Promise<void> {
  let document: ReturnType<typeof openApiDocument> | undefined;
  api.get('/openapi.json', () => {
    document ??= openApiDocument();
    return document;
  });
}

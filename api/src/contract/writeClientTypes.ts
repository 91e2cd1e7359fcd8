import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { modules } from '../modules.ts';
import { openApiDocument } from './openApiDocument.ts';

/** Of each module's screens, below the workspace or another folder. */
const [root = path.resolve(import.meta.dirname, '../../..')] = process.argv.slice(2);
for (const file of new Set(modules.flatMap(({ clientTypes = [] }) => clientTypes))) {
  const own = modules.filter(({ clientTypes }) => clientTypes?.includes(file));
  const document = withQueries((await openApiDocument(own)) as OpenAPI3);
  const types = astToString(await openapiTS(document, { rootTypes: true, rootTypesNoSchemaPrefix: true }));
  const target = path.join(root, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(
    target,
    `// Made from the API's schemas by \`npm run api:types\`. Do not edit.\n\n${types.trimEnd()}\n`,
  );
}

/** What operations take and answer has names of its own, but for what they take in an address. */
function withQueries({ paths = {}, ...document }: OpenAPI3): OpenAPI3 {
  const asked = Object.entries(paths).filter(
    ([, path]) => 'get' in path && JSON.stringify(path.get).includes('"in":"query"'),
  );
  return { ...document, paths: Object.fromEntries(asked) };
}

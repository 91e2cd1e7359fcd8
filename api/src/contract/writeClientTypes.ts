import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { modules } from '../modules.ts';
import { openApiDocument } from './openApiDocument.ts';

/** Of each module's screens, below the workspace or another folder. */
const [root = path.resolve(import.meta.dirname, '../../..')] = process.argv.slice(2);
for (const file of new Set(modules.flatMap(({ clientTypes = [] }) => clientTypes))) {
  const own = modules.filter(({ clientTypes }) => clientTypes?.includes(file));
  const document = (await openApiDocument(own)) as unknown as OpenAPI3;
  for (const path of Object.values(document.paths ?? {}))
    for (const operation of Object.values(path)) delete operation.description;
  const types = astToString(await openapiTS(document, { rootTypes: true, rootTypesNoSchemaPrefix: true }));
  const target = path.join(root, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(
    target,
    `// Made from the API's schemas by \`npm run api:types\`. Do not edit.\n\n${types.trimEnd()}\n`,
  );
}

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import openapiTS, { astToString, type OpenAPI3, type OperationObject } from 'openapi-typescript';
import { EMAIL_PATTERN } from '../kernel/contract/values.ts';
import { modules } from '../modules.ts';
import { openApiDocument } from './openApiDocument.ts';

/** The workspace, or another folder. */
const [root = path.resolve(import.meta.dirname, '../../..')] = process.argv.slice(2);

const SHARED = 'shared/src/api/schema.ts';
/** Screens and the configuration take the addresses that the API takes. */
const emailPattern = `/** Matches an email address, with the flag \`u\`. */
export const EMAIL_PATTERN = ${JSON.stringify(EMAIL_PATTERN)};`;

for (const file of new Set(modules.flatMap(({ clientTypes = {} }) => Object.keys(clientTypes)))) {
  const asking = modules.filter(({ clientTypes = {} }) => file in clientTypes);
  const names = asking.flatMap(({ clientTypes = {} }) => clientTypes[file] ?? []);
  await write(file, only(names, (await openApiDocument(asking)) as OpenAPI3));
}

async function write(file: string, document: OpenAPI3): Promise<void> {
  const types = astToString(await openapiTS(document, { rootTypes: true, rootTypesNoSchemaPrefix: true }));
  const target = path.join(root, file);
  await mkdir(path.dirname(target), { recursive: true });
  const parts = ["// Made from the API's schemas by `npm run api:types`. Do not edit.", types.trimEnd()];
  if (file === SHARED) parts.push(emailPattern);
  await writeFile(target, `${parts.join('\n\n')}\n`);
}

/** What has these names, and what it is made of. What an operation answers has a name of its own. */
function only(names: string[], { paths = {}, components, ...document }: OpenAPI3): OpenAPI3 {
  const { schemas = {} } = components ?? {};
  const queries = Object.entries(paths as Record<string, { get?: OperationObject }>).map(
    ([address, { get = {} }]) => [address, get] as const,
  );
  const asked: OpenAPI3['paths'] = {};
  const kept = new Set<string>();
  for (const name of names) {
    const [address, operation] = queries.find(([, { operationId }]) => operationId === name) ?? [];
    if (address) asked[address] = { get: { ...operation, responses: {} } };
    else kept.add(name);
  }
  // A set also goes through what is added on the way.
  for (const name of kept) {
    if (!schemas[name]) throw new Error(`No schema or query is called ${name}.`);
    for (const [, part = ''] of JSON.stringify(schemas[name]).matchAll(/#\/components\/schemas\/(\w+)/g))
      kept.add(part);
  }
  const some = Object.entries(schemas).filter(([name]) => kept.has(name));
  return { ...document, paths: asked, components: { schemas: Object.fromEntries(some) } };
}

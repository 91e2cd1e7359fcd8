import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type { Module } from '../kernel/Module.ts';
import { modules } from '../modules.ts';
import { openApiDocument } from './openApiDocument.ts';

/** The workspace, or another folder. */
const [root = path.resolve(import.meta.dirname, '../../..')] = process.argv.slice(2);

for (const file of new Set(modules.flatMap(({ clientTypes = [] }) => clientTypes))) {
  const own = modules.filter(({ clientTypes }) => clientTypes?.includes(file));
  await write(file, withQueries(await documentOf(own)));
}
const sharing = modules.filter(({ sharedTypes }) => sharedTypes);
const shared = sharing.flatMap(({ sharedTypes = [] }) => sharedTypes);
await write('shared/src/api/schema.ts', withSchemas(await documentOf(sharing), ['Problem', ...shared]));

async function write(file: string, document: OpenAPI3): Promise<void> {
  const types = astToString(await openapiTS(document, { rootTypes: true, rootTypesNoSchemaPrefix: true }));
  const target = path.join(root, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(
    target,
    `// Made from the API's schemas by \`npm run api:types\`. Do not edit.\n\n${types.trimEnd()}\n`,
  );
}

async function documentOf(some: Module[]): Promise<OpenAPI3> {
  return (await openApiDocument(some)) as OpenAPI3;
}

/** What operations take and answer has names of its own, but for what they take in an address. */
function withQueries({ paths = {}, ...document }: OpenAPI3): OpenAPI3 {
  const asked = Object.entries(paths).filter(
    ([, path]) => 'get' in path && JSON.stringify(path.get).includes('"in":"query"'),
  );
  return { ...document, paths: Object.fromEntries(asked) };
}

/** Without operations: only what has these names, and what it is made of. */
function withSchemas({ components, ...document }: OpenAPI3, names: string[]): OpenAPI3 {
  const { schemas = {} } = components ?? {};
  const kept = new Set(names);
  // A set also goes through what is added on the way.
  for (const name of kept) {
    if (!schemas[name]) throw new Error(`No schema is called ${name}.`);
    for (const [, part = ''] of JSON.stringify(schemas[name]).matchAll(/#\/components\/schemas\/(\w+)/g))
      kept.add(part);
  }
  const some = Object.entries(schemas).filter(([name]) => kept.has(name));
  return { ...document, paths: {}, components: { schemas: Object.fromEntries(some) } };
}

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
  // What the API is about to lose is nothing that screens are built with any more.
  const options = { rootTypes: true, rootTypesNoSchemaPrefix: true, excludeDeprecated: true };
  const types = astToString(await openapiTS(document, options));
  const target = path.join(root, file);
  await mkdir(path.dirname(target), { recursive: true });
  const parts = ["// Made from the API's schemas by `npm run api:types`. Do not edit.", types.trimEnd()];
  if (file === SHARED) parts.push(emailPattern);
  await writeFile(target, `${parts.join('\n\n')}\n`);
}

/** What has these names, and what it is made of. */
function only(names: string[], { paths = {}, components, ...document }: OpenAPI3): OpenAPI3 {
  const { schemas = {}, responses = {} } = components ?? {};
  const asked = operationsOf(names, paths);
  const operations = new Set(Object.values(asked).flatMap((methods) => Object.values(methods).map(idOf)));
  const kept = new Set([...names.filter((name) => !operations.has(name)), ...partsOf([asked, responses])]);
  // A set also goes through what is added on the way.
  for (const name of kept) {
    if (!schemas[name]) throw new Error(`No schema or operation is called ${name}.`);
    for (const part of partsOf(schemas[name])) kept.add(part);
  }
  const some = Object.entries(schemas).filter(([name]) => kept.has(name));
  const hasOperations = operations.size > 0;
  return {
    ...document,
    paths: asked,
    components: { schemas: Object.fromEntries(some), ...(hasOperations && { responses }) },
  };
}

function operationsOf(names: string[], paths: NonNullable<OpenAPI3['paths']>): NonNullable<OpenAPI3['paths']> {
  const asked = Object.entries(paths).map(([address, methods]) => {
    const wanted = Object.entries(methods).filter(([, operation]) => names.includes(idOf(operation)));
    return [address, Object.fromEntries(wanted.map(([method, one]) => [method, asPagesAsk(one)]))] as const;
  });
  return Object.fromEntries(asked.filter(([, methods]) => Object.keys(methods).length > 0));
}

/** Pages know refusals by their problems' types, whatever the status. Their HTTP client sends the header of own pages itself. */
function asPagesAsk({
  parameters = [],
  responses = {},
  description: _,
  ...operation
}: OperationObject): OperationObject {
  const own = parameters.filter((one) => !('$ref' in one));
  const answers = Object.entries(responses).filter(([status]) => !/^[45]/.test(status));
  return { ...operation, ...(own.length > 0 && { parameters: own }), responses: Object.fromEntries(answers) };
}

function idOf(operation: OperationObject): string {
  return operation.operationId ?? '';
}

/** The names of the schemas that it refers to. */
function partsOf(described: unknown): string[] {
  return [...JSON.stringify(described).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name = '']) => name);
}

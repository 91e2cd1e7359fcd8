import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { openApiDocument } from './openApiDocument.ts';

const document = (await openApiDocument()) as unknown as OpenAPI3;
const types = astToString(await openapiTS(document, { rootTypes: true, rootTypesNoSchemaPrefix: true }));
console.log(`// Made from the API's schemas by \`npm run api:types\`. Do not edit.\n\n${types.trimEnd()}`);

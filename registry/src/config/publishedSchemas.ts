import type { TObject } from 'typebox';
import { rolesSchema } from '../roles/schema.ts';
import { configSchema, schemaAddress } from './configSchema.ts';

/** The JSON Schemas by which editors complete and check what people write by hand. Editors know this draft best. */
export const publishedSchemas = {
  config: published('The configuration of a deployment, bank.config.json', configSchema),
  roles: published('A roles document, for the command "roles"', rolesSchema),
};

function published(title: string, schema: TObject): object {
  const properties = { $schema: schemaAddress, ...schema.properties };
  return { $schema: 'http://json-schema.org/draft-07/schema#', title, ...schema, properties };
}

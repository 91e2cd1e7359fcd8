/** An OpenAPI document, as far as it is compared. It comes from outside: anything in it may be missing. */
export interface OpenApi {
  paths?: Record<string, Record<string, Operation | undefined> | undefined>;
  components?: { schemas?: Record<string, Schema | undefined> };
}

export interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content?: Contents };
  responses?: Record<string, { content?: Contents } | undefined>;
}

type Contents = Record<string, { schema?: Schema } | undefined>;

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

import { entryOf } from '../state.ts';
import type { Fields } from './ApiUse.ts';
import type { OpenApi, Schema } from './OpenApi.ts';

const MAX_DEPTH = 12;

/** Writes what a schema describes in the form in which builds record what types describe. */
export function fieldsOfSchema(document: OpenApi, schema: Schema, path = ''): Fields {
  const fields: Fields = {};
  collect(schema, path, 0);
  return fields;

  function collect(one: Schema, at: string, depth: number): void {
    const parts = alternatives(document, one);
    if (parts.length === 0 || depth > MAX_DEPTH) return;
    fields[at] = kindsOf([...(fields[at]?.split('|') ?? []), ...parts.flatMap(kinds)]);
    for (const { items, properties = {}, required = [] } of parts) {
      if (items) collect(items, `${at}[]`, depth + 1);
      for (const [name, member] of Object.entries(properties))
        collect(member, `${at}${at ? '.' : ''}${name}${required.includes(name) ? '' : '?'}`, depth + 1);
    }
  }
}

function alternatives(document: OpenApi, schema: Schema): Schema[] {
  if (schema.$ref) {
    const named = entryOf(document.components?.schemas ?? {}, schema.$ref.split('/').at(-1) ?? '');
    return named ? alternatives(document, named) : [];
  }
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return options.flatMap((option) => alternatives(document, option));
  if (!schema.allOf) return [schema];
  const parts = schema.allOf.flatMap((part) => alternatives(document, part));
  return [
    {
      type: 'object',
      properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
      required: parts.flatMap(({ required = [] }) => required),
    },
  ];
}

function kinds(schema: Schema): string[] {
  const { type, enum: values = 'const' in schema ? [schema.const] : [] } = schema;
  const named = type ? [type].flat() : values.map((value) => (value === null ? 'null' : typeof value));
  return named.length > 0 ? named.map((kind) => (kind === 'integer' ? 'number' : kind)) : ['unknown'];
}

function kindsOf(all: string[]): string {
  return [...new Set(all)].sort().join('|');
}

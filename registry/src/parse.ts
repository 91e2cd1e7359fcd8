import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { OperatorError } from './OperatorError.ts';

/** Limits what a message tells of a value. */
const MAX_FOUND = 200;

/** @param source names the data in messages @throws {OperatorError} naming the first wrong key and what was expected */
export function parse<S extends TSchema>(schema: S, value: unknown, source: string): Static<S> {
  if (Value.Check(schema, value)) return value as Static<S>;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new OperatorError(`${source} is ${JSON.stringify(value).slice(0, 60)}. Expected an object.`);
  const [first] = Value.Errors(schema, value).filter(({ instancePath }) => instancePath !== '');
  const missing = missingKey(schema, value);
  if (missing)
    throw new OperatorError(`${source}: "${missing}" is missing. Expected ${expectation(schema, `/${missing}`)}.`);
  const path = first?.instancePath ?? '';
  const key = path.slice(1).replaceAll('/', '.');
  if (first?.schemaPath.endsWith('additionalProperties')) {
    throw new OperatorError(`${source}: "${key}" is not known. Check its spelling, or remove it.`);
  }
  const found = JSON.stringify(Value.Pointer.Get(value, path)).slice(0, MAX_FOUND);
  throw new OperatorError(`${source}: "${key}" is ${found}. Expected ${expectation(schema, path) ?? first?.message}.`);
}

export function parseJson(text: string, source: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new OperatorError(`${source} is not JSON: ${error instanceof Error ? error.message : error}.`);
  }
}

function missingKey(schema: TSchema, value: object): string | undefined {
  const { required = [] } = schema as { required?: string[] };
  return required.find((key) => !(key in value));
}

function expectation(schema: TSchema, path: string): string | undefined {
  let node = schema as {
    description?: string;
    properties?: Record<string, object>;
    patternProperties?: Record<string, object>;
    additionalProperties?: object;
    items?: object;
  };
  let description = node.description;
  for (const key of path.split('/').slice(1)) {
    const [ofAnyKey = node.additionalProperties] = Object.values(node.patternProperties ?? {});
    node = (node.properties?.[key] ?? ofAnyKey ?? node.items ?? {}) as typeof node;
    description = node.description ?? description;
  }
  return description;
}

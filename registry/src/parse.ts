import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { OperatorError } from './OperatorError.ts';

/** Limits what a message tells of a value. */
const MAX_FOUND = 200;
/** Finding what is wrong takes some 50 ms, and a squad decides how often a gateway has to. */
const MAX_EXPLAINED = 64 * 1024;
/** Compiling a schema takes as long as about this many checks. */
const CHECKS_BEFORE_COMPILING = 12;

const checks = new WeakMap<TSchema, { count: number; isValid: (value: unknown) => boolean }>();

/** @param source names the data in messages @throws {OperatorError} naming the first wrong key and what was expected */
export function parse<S extends TSchema>(schema: S, value: unknown, source: string): Static<S> {
  if (isValid(schema, value)) return value as Static<S>;
  if (JSON.stringify(value).length > MAX_EXPLAINED)
    throw new OperatorError(`${source} is not as its schema has it, and too large to say where.`);
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

export function isValid(schema: TSchema, value: unknown): boolean {
  const check = checks.get(schema) ?? { count: 0, isValid: (one) => Value.Check(schema, one) };
  checks.set(schema, check);
  check.count += 1;
  if (check.count === CHECKS_BEFORE_COMPILING) {
    const compiled = Compile(schema);
    check.isValid = (one) => compiled.Check(one);
  }
  return check.isValid(value);
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

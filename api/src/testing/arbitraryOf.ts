import fc from 'fast-check';
import { DAY } from '../kernel/bank/Bank.ts';

/** What the contract uses of JSON Schema. */
export interface Schema {
  anyOf?: Schema[];
  const?: string;
  enum?: string[];
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  description?: string;
}

const MAX_LENGTH = 200;
const IDS = /^\^\[0-9a-f\]\{8\}/;

/** Values that a schema takes. @param known texts for strings among which an id or a number may be somebody's */
export function arbitraryOf(schema: Schema, known: readonly string[]): fc.Arbitrary<unknown> {
  const inner = (part: Schema) => arbitraryOf(part, known);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(inner));
  if (schema.const) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return recordOf(schema, inner);
    case 'array':
      return fc.array(inner(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: 3 });
    case 'integer':
    case 'number':
      return fc.integer({ min: clamp(schema.minimum ?? -1000), max: clamp(schema.maximum ?? 1000) });
    case 'boolean':
      return fc.boolean();
    case 'string':
      return textOf(schema, known);
    default:
      return fc.constant(null);
  }
}

function recordOf({ properties = {}, required = [] }: Schema, inner: (part: Schema) => fc.Arbitrary<unknown>) {
  const parts = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, inner(part)]));
  return fc.record(parts, { requiredKeys: required, noNullPrototype: true });
}

/** `fc.integer` has 32 bits; more is worth no test of its own. */
function clamp(bound: number): number {
  return Math.max(-(2 ** 31), Math.min(2 ** 31 - 1, bound));
}

function textOf({ pattern, format, description = '', ...schema }: Schema, known: readonly string[]) {
  if (format?.startsWith('date')) return timeOf(format);
  const length = { minLength: schema.minLength ?? 0, maxLength: Math.min(schema.maxLength ?? MAX_LENGTH, MAX_LENGTH) };
  const isTaken = (text: string) =>
    new RegExp(pattern ?? '', 'u').test(text) && text.length >= length.minLength && text.length <= length.maxLength;
  const [, example] = /"(.+)"/.exec(description) ?? [];
  const given = (example === undefined ? known : [example, ...known]).filter(isTaken);
  const orGiven = (some: fc.Arbitrary<string>) =>
    given.length > 0 ? fc.oneof(some, { arbitrary: fc.constantFrom(...given), weight: 3 }) : some;
  if (pattern && IDS.test(pattern)) return orGiven(fc.uuid());
  // fast-check makes no texts for lookaheads and classes of Unicode. Where most texts would not do, the contract has an example.
  const isPlain = pattern !== undefined && !/\(\?|\\p/.test(pattern);
  if (pattern && !isPlain && example !== undefined) return fc.constantFrom(...given);
  const some = isPlain ? fc.stringMatching(new RegExp(pattern, 'u')) : fc.string({ unit: 'grapheme', ...length });
  return orGiven(some.filter(isTaken));
}

/** Half of them within the next year. */
function timeOf(format: string): fc.Arbitrary<string> {
  const soon = { noInvalidDate: true, min: new Date(), max: new Date(Date.now() + 365 * DAY) };
  const any = { noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2099-12-31') };
  const times = fc.oneof(fc.date(soon), fc.date(any)).map((time) => time.toISOString());
  return format === 'date' ? times.map((time) => time.slice(0, 10)) : times;
}

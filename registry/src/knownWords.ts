import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** Documents themselves keep all words: signatures are of these. */
const known = new WeakMap<object, object>();

/** Leaves out words that no schema has checked: a squad or a newer platform may have written any beside them. */
export function knownWords<Written extends object>(schema: TSchema, written: Written): Written {
  const words = known.get(written) ?? (Value.Clean(schema, Value.Clone(written)) as Written);
  known.set(written, words).set(words, words);
  return words as Written;
}

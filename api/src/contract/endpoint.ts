import Type, { type TSchema } from 'typebox';
import { problem } from './problem.ts';

/** Every way in which an endpoint refuses. */
export const refusal = {
  description: 'Refused, or not possible right now.',
  content: { 'application/problem+json': { schema: problem } },
};

export const nothing = Type.Null({ description: 'Done; there is nothing to say.' });

/** An answer in JSON, with what it means. */
export function answer<const S extends TSchema>(description: string, schema: S) {
  return { description, content: { 'application/json': { schema } } };
}

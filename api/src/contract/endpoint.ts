import Type from 'typebox';
import { problem } from './problem.ts';

/** Every way in which an endpoint refuses. */
export const refusal = {
  description: 'Refused, or not possible right now.',
  content: { 'application/problem+json': { schema: problem } },
};

export const nothing = Type.Null({ description: 'Done; there is nothing to say.' });

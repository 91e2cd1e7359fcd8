import Type from 'typebox';
import { problem } from './problem.ts';

export const problemResponse = {
  description: 'Refused, or not possible right now.',
  content: { 'application/problem+json': { schema: problem } },
};

export const noContent = Type.Null({ description: 'Done; there is nothing to say.' });

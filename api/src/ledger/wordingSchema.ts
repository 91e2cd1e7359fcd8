import Type from 'typebox';
import { WORDING_KINDS } from './wording.ts';

export const wording = Type.Object(
  {
    kind: Type.Enum(WORDING_KINDS),
    name: Type.Optional(Type.String({ description: 'of the other account, or of whom it belongs to' })),
    lastFour: Type.Optional(Type.String({ description: 'of the number of the other account' })),
    memo: Type.Optional(Type.String()),
    isReversal: Type.Optional(Type.Boolean({ description: 'Such a booking, taken back.' })),
  },
  {
    title: 'Wording',
    additionalProperties: false,
    description:
      'The parts of a description that the bank wrote, for screens in other languages. Missing where the words are a shop’s or another’s.',
  },
);

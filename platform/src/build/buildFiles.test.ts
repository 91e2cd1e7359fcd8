import * as released from '@bank/registry/buildFiles.ts';
import * as built from './buildFiles.js';

test('a release looks for the files that a build writes', () => {
  expect({ ...built }).toEqual({ ...released });
});

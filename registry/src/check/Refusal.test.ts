import { OperatorError } from '../OperatorError.ts';
import { describe as describeRefusals, findingsOf, refuse } from './Refusal.ts';

const about = (where: string, found = 'is taken.') => ({ rule: 'mounts', where, found, remedy: 'Move it.' });
const refusals = [about('/a'), about('/b', 'is reserved.'), about('/c')];

test('describes a finding once, with everything that it is about and the remedy', () => {
  expect(describeRefusals(refusals)).toBe(
    '  mounts: /a, /c: is taken.\n    Move it.\n  mounts: /b: is reserved.\n    Move it.',
  );
  expect(findingsOf(refusals)).toEqual(['mounts: /a, /c: is taken.', 'mounts: /b: is reserved.']);
});

test('names a place once, however often the same is found there', () => {
  expect(findingsOf([about('/a'), about('/c'), about('/a')])).toEqual(['mounts: /a, /c: is taken.']);
});

test('what a squad writes into its release stays on the line of its finding', () => {
  const forged = 'needs react\n    Run: npm run bank -- grant me\u2028\u202e\u001b[2K.';
  const refusal = { ...about('/a\r\n', forged), remedy: 'Keep react\n.' };

  expect(describeRefusals([refusal])).toBe(
    '  mounts: /a : needs react     Run: npm run bank -- grant me [2K.\n    Keep react .',
  );
  expect(findingsOf([refusal])).toEqual(['mounts: /a : needs react     Run: npm run bank -- grant me [2K.']);
});

test('refuses when there is a refusal, which is passed on, and only then', () => {
  expect(() => refuse('Not released.', [])).not.toThrow();
  const refused = () => refuse('Not released.', [about('/a')]);

  expect(refused).toThrow(new OperatorError('Not released.\n  mounts: /a: is taken.\n    Move it.'));
  expect(refused).toThrow(expect.objectContaining({ data: { refusals: [about('/a')] } }));
});

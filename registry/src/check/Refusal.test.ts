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

test('refuses when there is a refusal, which is passed on, and only then', () => {
  expect(() => refuse('Not released.', [])).not.toThrow();
  const refused = () => refuse('Not released.', [about('/a')]);

  expect(refused).toThrow(new OperatorError('Not released.\n  mounts: /a: is taken.\n    Move it.'));
  expect(refused).toThrow(expect.objectContaining({ data: { refusals: [about('/a')] } }));
});

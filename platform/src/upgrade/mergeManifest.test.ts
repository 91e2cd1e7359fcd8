import { mergeManifest } from './mergeManifest.ts';

const before = { scripts: { test: 'jest', lint: 'old' }, dependencies: { react: '19.2.0', zustand: '5.0.0' } };
const after = { scripts: { test: 'jest --ci', types: 'tsc' }, dependencies: { react: '19.3.0' } };

test('takes over what the template has changed, added and dropped', () => {
  expect(mergeManifest(structuredClone(before), before, after)).toEqual(after);
});

test('leaves what the squad has changed or added itself, and all other keys', () => {
  const own = {
    name: 'mfe-cards',
    scripts: { test: 'vitest', lint: 'mine' },
    dependencies: { react: '19.2.0', 'date-fns': '4.1.0', zustand: '5.0.0' },
  };

  expect(mergeManifest(own, before, after)).toEqual({
    name: 'mfe-cards',
    scripts: { test: 'vitest', lint: 'mine', types: 'tsc' },
    dependencies: { react: '19.3.0', 'date-fns': '4.1.0' },
  });
});

test('moves the bank’s packages also where they were moved meanwhile, and none back', () => {
  const versions = (shared: string, react = '19.2.0') => ({ dependencies: { '@bank/shared': shared, react } });
  const merge = (own: string) => mergeManifest(versions(own, '19.1.0'), versions('^4.36.0'), versions('^5.1.0'));

  expect(merge('^4.40.0')).toEqual(versions('^5.1.0', '19.1.0'));
  expect(merge('4.40.0')).toEqual(versions('^5.1.0', '19.1.0'));
  for (const own of ['^5.2.0', 'file:../shared']) expect(merge(own)).toEqual(versions(own, '19.1.0'));
});

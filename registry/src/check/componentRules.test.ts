import { checkComponents } from './componentRules.ts';

const sbom = (name: string, version: string, ...licences: string[]) => ({
  sbom: { bytes: Buffer.from(''), components: [{ name, version, licences }] },
});

test.each([
  ['event-stream', true],
  ['event-stream@*', true],
  ['event-stream@3.3.6', true],
  ['event-stream@>=4', false],
  ['event-stream@<4 || >=5', true],
  ['stream', false],
])('of event-stream 3.3.6, %s refuses it: %j', (wanted, isRefused) => {
  expect(checkComponents(sbom('event-stream', '3.3.6'), { packages: [wanted] })).toHaveLength(Number(isRefused));
});

test.each([
  ['AGPL-3.0-only', true],
  ['AGPL-3.0-only OR MIT', false],
  ['AGPL-3.0-only OR GPL-3.0-only', true],
  ['AGPL-3.0-only AND MIT', true],
  ['(MIT OR AGPL-3.0-only) AND GPL-3.0-only WITH Classpath-exception-2.0', true],
  ['SEE LICENSE IN AGPL-3.0-only', false],
])('where AGPL and GPL are refused, %s is: %j', (licence, isRefused) => {
  const refused = { licences: ['AGPL-3.0-only', 'GPL-3.0-only'] };

  expect(checkComponents(sbom('x', '1.0.0', licence), refused)).toHaveLength(Number(isRefused));
});

test('a pre-release of a refused range is refused too, and scoped names are whole names', () => {
  const packages = ['@scope/x@<2'];

  expect(checkComponents(sbom('@scope/x', '1.9.0-beta.1'), { packages })).toEqual([
    {
      rule: 'components',
      where: '@scope/x 1.9.0-beta.1',
      found: 'is bundled; the deployment refuses @scope/x@<2.',
      remedy: 'Use another version or another package, and build again.',
    },
  ]);
  expect(checkComponents(sbom('@other/x', '1.0.0'), { packages })).toEqual([]);
});

test('what cannot be known is refused only where something is', () => {
  expect(checkComponents({}, { packages: ['x'] })).toMatchObject([{ where: 'sbom.cdx.json' }]);
  expect(checkComponents({}, { packages: [], licences: [] })).toEqual([]);
  expect(checkComponents({})).toEqual([]);
});

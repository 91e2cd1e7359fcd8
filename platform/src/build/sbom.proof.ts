import { Version } from '@cyclonedx/cyclonedx-library/Spec';
import { JsonStrictValidator } from '@cyclonedx/cyclonedx-library/Validation';
import { sbomOf } from './sbom.js';

const subject = { name: 'mfe-cards', version: '1.0.0', owner: 'Cards squad' };
const bundled = (name: string, license?: unknown, ...uses: string[]) => ({
  id: `${name}@1.0.0`,
  name,
  version: '1.0.0',
  license,
  uses: new Set(uses.map((one) => `${one}@1.0.0`)),
});
const documentOf = (...packages: ReturnType<typeof bundled>[]) => sbomOf(subject, { packages, direct: ['a@1.0.0'] });

test.each([
  ['MIT', [{ license: { id: 'MIT' } }]],
  ['(MIT OR CC0-1.0)', [{ expression: '(MIT OR CC0-1.0)' }]],
  ['GPL-2.0-only WITH Classpath-exception-2.0', [{ expression: 'GPL-2.0-only WITH Classpath-exception-2.0' }]],
  ['SEE LICENSE IN LICENSE.md', [{ license: { name: 'SEE LICENSE IN LICENSE.md' } }]],
  [{ type: 'BSD-3-Clause', url: 'https://a.example' }, [{ license: { id: 'BSD-3-Clause' } }]],
  [[{ type: 'MIT' }, { type: 'Apache-2.0' }], [{ expression: 'MIT OR Apache-2.0' }]],
  [undefined, undefined],
])('the licence %j is %j', async (license, expected) => {
  const document = documentOf(bundled('a', license));

  expect(document.components[0]?.licenses).toEqual(expected);
  expect(await new JsonStrictValidator(Version.v1dot6).validate(JSON.stringify(document))).toBeNull();
});

test('names packages by scope and purl, in one order, whatever order the bundler found them in', () => {
  const packages = [bundled('b'), bundled('@scope/c'), bundled('a')];

  expect(documentOf(...packages).components.map(({ purl }) => purl)).toEqual([
    'pkg:npm/%40scope/c@1.0.0',
    'pkg:npm/a@1.0.0',
    'pkg:npm/b@1.0.0',
  ]);
  expect(documentOf(...packages).components[0]).toMatchObject({ group: '@scope', name: 'c' });
  expect(JSON.stringify(documentOf(...packages.reverse()))).toBe(JSON.stringify(documentOf(...packages.reverse())));
});

test('says who brought what: the package itself, or another; what nobody is known to use belongs to the package', () => {
  const { dependencies } = documentOf(bundled('a', 'MIT', 'b', 'not-in-the-build'), bundled('b'), bundled('c'));

  expect(dependencies).toEqual([
    { ref: 'pkg:npm/mfe-cards@1.0.0', dependsOn: ['pkg:npm/a@1.0.0', 'pkg:npm/c@1.0.0'] },
    { ref: 'pkg:npm/a@1.0.0', dependsOn: ['pkg:npm/b@1.0.0'] },
    { ref: 'pkg:npm/b@1.0.0', dependsOn: [] },
    { ref: 'pkg:npm/c@1.0.0', dependsOn: [] },
  ]);
});

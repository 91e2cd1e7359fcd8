import { applyMutant, findMutants } from './findMutants.ts';

const mutated = (source: string) => findMutants(source).map((mutant) => applyMutant(source, mutant));

test.each([
  ['if (a < 1) f();', ['if (true) f();', 'if (false) f();', 'if (a <= 1) f();', 'if (a < 10) f();', 'if (a < 1) ;']],
  [
    "x = ok ? '' : 'no';",
    [';', "x = true ? '' : 'no';", "x = false ? '' : 'no';", "x = ok ? 'mutant' : 'no';", "x = ok ? '' : '';"],
  ],
  ['const x = !a?.b;', ['const x = a?.b;', 'const x = !a.b;']],
  ['const x = /^a$/u;', ['const x = /(?!)/u;', 'const x = /(?:)/u;']],
  [
    'const x = all.some(f) && [0];',
    [
      'const x = all.some(f) || [0];',
      'const x = all.every(f) && [0];',
      'const x = all.some(f) && [];',
      'const x = all.some(f) && [1];',
    ],
  ],
  ['function f() { throw e; }', ['function f() {}', 'function f() { ; }']],
  ['class A { #f() { g(); } }', ['class A { #f() {} }', 'class A { #f() { ; } }']],
])('changes %j in one place at a time', (source, expected) => {
  expect(mutated(source).toSorted()).toEqual(expected.toSorted());
});

test('leaves types, imports and names alone', () => {
  expect(mutated("import { a } from './a';\ntype B = 'b' | 2;\nlet c: { d: 'e' }[];")).toEqual([]);
});

test('names line and change, also behind letters of several bytes and comments', () => {
  const [first] = findMutants('// “é”\n\n  call(here); // 1\n');

  expect(first).toMatchObject({ line: 3, change: 'call(here); // 1 → ; // 1' });
});

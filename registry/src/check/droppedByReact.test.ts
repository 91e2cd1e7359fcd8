import { droppedByReact } from './droppedByReact.ts';

const build = (sources: Record<string, string | null>) => ({
  release: { name: 'mfe-cards' },
  maps: new Map([
    ['Page.js', Buffer.from(JSON.stringify({ sources: Object.keys(sources), sourcesContent: Object.values(sources) }))],
  ]),
});

test('names each use in the sources by its line, and what is bundled by its package', () => {
  const uses = droppedByReact(
    build({
      'mfe-cards/src/Field.tsx':
        'import { forwardRef } from "react";\nexport const Field = forwardRef(Input);\nchild.ref;\nuseFormState();\n',
      '@org/old/dist/a.js': 'forwardRef(a)',
      '@org/old/dist/b.js': 'forwardRef(b)',
    }),
    20,
  );

  expect(uses.map(({ where, what }) => `${where} ${what}`)).toEqual([
    '@org/old forwardRef',
    'mfe-cards/src/Field.tsx:1 forwardRef',
    'mfe-cards/src/Field.tsx:3 element.ref',
    'mfe-cards/src/Field.tsx:4 useFormState',
  ]);
});

test('finds nothing in what React keeps, and in sources that a map leaves out', () => {
  expect(droppedByReact(build({ 'src/Page.tsx': 'inputRef.current; props.ref;', 'src/Lost.tsx': null }), 20)).toEqual(
    [],
  );
});
